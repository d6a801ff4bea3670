import { getLocaleContent } from '@/lib/content/get-content.node';
import type { Locale } from '@/lib/locales';
import { frameModel } from './frame-model';
import type { FrameModel } from './page-models';

export async function getFrameModel(locale: Locale): Promise<FrameModel> {
  return frameModel(await getLocaleContent(locale));
}
