import { PageHead } from '~/ui/page-head.tsx';
import { usePageMeta } from './use-page-meta.ts';

/** The head of a page whose metadata is known from its address. */
export function Head() {
  const { meta, path, hasOwnHead } = usePageMeta();
  return hasOwnHead ? null : <PageHead {...meta} path={path} />;
}
