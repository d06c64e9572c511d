import { useTitleAdditions } from '~/site/document-title.ts';
import { product } from '~/site/product.ts';
import { siteOrigin } from '~/site/site-origin.ts';
import { organisation } from '~/site/structured-data.ts';
import { StructuredData } from '~/ui/structured-data.tsx';
import { documentTitle } from './page-meta.ts';
import { usePageMeta } from './use-page-meta.ts';

/** The image of a shared link, 1200 x 630. */
const SOCIAL_IMAGE = `${siteOrigin}/shared.png`;

/** The document's head. React moves these elements into it and keeps one of each. */
export function Head() {
  const { meta, path } = usePageMeta();
  const { title, description, isIndexed } = meta;
  const { step, formsWithErrors } = useTitleAdditions();
  const address = siteOrigin + path;
  return (
    <>
      <title>{(formsWithErrors > 0 ? 'Error: ' : '') + documentTitle(step ? `${step} · ${title}` : title)}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {isIndexed && <meta property="og:url" content={address} />}
      <meta property="og:site_name" content={product.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:image" content={SOCIAL_IMAGE} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${product.name}: a job sheet on a pegboard of tools`} />
      <meta name="twitter:card" content="summary_large_image" />
      {isIndexed && <StructuredData thing={organisation()} />}
    </>
  );
}
