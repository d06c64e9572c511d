import { useTitleAdditions } from '~/site/document-title.ts';
import { PageHead } from '~/ui/page-head.tsx';
import { usePageMeta } from './use-page-meta.ts';

/** The head of a page whose metadata is known from its address. */
export function Head() {
  const { meta, path, hasOwnHead } = usePageMeta();
  const { step, formsWithErrors } = useTitleAdditions();
  const prefix = (formsWithErrors > 0 ? 'Error: ' : '') + (step && `${step} · `);
  return hasOwnHead ? null : <PageHead {...meta} titlePrefix={prefix} path={path} />;
}
