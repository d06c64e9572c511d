import { siteOrigin } from '~/site/page-document.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { absolute, organisationId, type StructuredThing } from '~/site/structured-data/structured-thing.ts';
import { StructuredData } from './structured-data.tsx';

/** The image of a shared link. */
interface SocialImage {
  url: string;
  alt: string;
  /** Null if it isn't known. */
  size: { width: number; height: number } | null;
}

const defaultImage: SocialImage = {
  url: `${siteOrigin}/shared.png`,
  alt: `${product.name}: a job sheet on a pegboard of tools`,
  size: { width: 1200, height: 630 },
};

interface PageHeadProps {
  /** Without the product's name. */
  title: string;
  /** What only the tab's title begins with: an error, and the step of a form. */
  titlePrefix?: string;
  description: string;
  /** The page's canonical path, with the part of the query string that makes it another page. */
  path: string;
  /** False if search engines should leave it out. */
  isIndexed: boolean;
  image?: SocialImage | undefined;
}

/**
 * The document's head. React moves these elements into it. A page whose title comes from its data
 * renders this itself, and its route says so with `hasOwnHead`.
 */
export function PageHead(props: PageHeadProps) {
  const { title, titlePrefix = '', description, path, isIndexed, image = defaultImage } = props;
  const address = siteOrigin + path;
  return (
    <>
      <title>{`${titlePrefix}${title} · ${product.name}`}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {isIndexed && <meta property="og:url" content={address} />}
      <meta property="og:site_name" content={product.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:image" content={image.url} />
      {image.size && <meta property="og:image:width" content={String(image.size.width)} />}
      {image.size && <meta property="og:image:height" content={String(image.size.height)} />}
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content={image.size ? 'summary_large_image' : 'summary'} />
      {isIndexed && <StructuredData thing={organisation()} />}
    </>
  );
}

/** The business behind the site. */
export function organisation(): StructuredThing {
  const phone = (area: string, { href }: { href: string }) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: href.replace('tel:', ''),
    areaServed: area,
    availableLanguage: 'en-GB',
  });
  return {
    '@type': 'Organization',
    '@id': organisationId,
    name: product.name,
    url: absolute(paths.home),
    logo: absolute('/logo.png'),
    description: `Checked repair specialists in ${product.area}.`,
    email: product.supportEmail,
    areaServed: product.area,
    contactPoint: [phone('Leicester', product.phones.leicester), phone('Nottingham', product.phones.nottingham)],
  };
}
