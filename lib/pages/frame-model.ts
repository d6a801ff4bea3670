import type { LocaleContent } from '@/lib/content/model';
import type { FrameModel } from './page-models';

export function frameModel({ sidebar }: Pick<LocaleContent, 'sidebar'>): FrameModel {
  return { parts: sidebar.flatMap(({ label, route }) => (route === null ? [] : { label, route })) };
}
