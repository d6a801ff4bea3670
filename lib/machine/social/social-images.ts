import type { LocaleContent } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import { socialImageToFile } from '@/lib/paths';
import { sitePages } from '../site-pages';
import type { CardText } from './card';
import { socialImageRoute } from './social-image-route';

/** What is to be drawn for a language, by the file that it goes to below the site's root. */
export function socialImages(content: LocaleContent): ReadonlyMap<string, CardText> {
  const borrowers = new Set(
    content.docs.filter((doc) => socialImageRoute(content, doc) !== doc.route).map(({ route }) => route),
  );
  return new Map(
    sitePages(content)
      .filter(({ route }) => !borrowers.has(route))
      .map(({ locale, route, title, description, section }) => {
        const words = route === '/' ? translate(locale, 'site.tagline') : title;
        return [socialImageToFile(locale, route), { title: words, description, section }];
      }),
  );
}
