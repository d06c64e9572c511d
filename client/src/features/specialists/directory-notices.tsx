import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import { Notice } from '~/ui/notice.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './directory-notices.module.css';
import type { DirectoryFilters } from './directory-search-params.ts';
import type { Directory } from './use-directory.ts';
import { type DirectoryResults, serviceModeOf } from './use-directory-results.ts';

interface DirectoryNoticesProps {
  directory: Pick<Directory, 'applied' | 'change' | 'pathWith'>;
  results: DirectoryResults;
}

/** Says which page, service or business type of the address doesn't exist. */
export function DirectoryNotices({ directory, results }: DirectoryNoticesProps) {
  const { page, serviceName, serviceMode } = directory.applied;
  const { data } = useServicesQuery();
  const { specialists } = results;
  if (!specialists) return null;
  const isEmpty = specialists.length === 0;
  const services = data?.services;
  // Specialists also have names of their own for services.
  const isUnknownService = isEmpty && services && serviceName && !services.some(({ name }) => name === serviceName);
  return (
    <div className={styles.notices}>
      {page !== results.page && !isEmpty && (
        <Notice tone="info" title={`There’s no page ${page}, so this is page ${results.page}.`} />
      )}
      {isUnknownService && (
        <Notice
          tone="info"
          title={`We have no service called “${serviceName}”.`}
          actions={<ClearLink directory={directory} filter={{ serviceName: '' }} label="Show all services" />}
        />
      )}
      {serviceMode && serviceModeOf(serviceMode) === null && (
        <Notice
          tone="info"
          title={`“${serviceMode}” isn’t a business type, so these are specialists of all types.`}
          actions={<ClearLink directory={directory} filter={{ serviceMode: '' }} label="Clear the business type" />}
        />
      )}
    </div>
  );
}

interface ClearLinkProps {
  directory: DirectoryNoticesProps['directory'];
  filter: Partial<DirectoryFilters>;
  label: string;
}

function ClearLink({ directory: { pathWith, change }, filter, label }: ClearLinkProps) {
  return (
    <TextLink to={pathWith(filter)} onClick={insteadOfLink(() => change(filter))}>
      {label}
    </TextLink>
  );
}
