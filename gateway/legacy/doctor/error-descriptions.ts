import type { LegacyError } from '../transport/legacy-error.ts';

/** What the socket layer calls it, and what it means for whoever runs the host. */
const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens at this address',
  ECONNRESET: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
  UND_ERR_CONNECT_TIMEOUT: 'nobody answers at this address',
  ENOTFOUND: 'the name of the host is not known',
  EAI_AGAIN: 'the name of the host could not be looked up',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by nobody but itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificates between the host’s and a known authority’s are missing',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate is signed by an authority that is not known here',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS is spoken there: http:// instead of https://?',
  EPROTO: 'no TLS is spoken there: http:// instead of https://?',
};

/** A fault in words for whoever runs the host. Nothing that the host itself said is in them. */
export function describeError({ kind, status, reason }: LegacyError): string {
  switch (kind) {
    case 'network':
      return CODES[reason ?? ''] ?? `no connection (${reason})`;
    case 'timeout':
      return 'no whole answer in time';
    case 'refused':
      return status !== undefined && status >= 400
        ? `refused with status ${status}`
        : 'refused: the answer has no success, or says that there was none';
    case 'unauthenticated':
      return `the session was not accepted (${status})`;
    case 'status':
      return status !== undefined && status >= 300 && status < 400
        ? `led elsewhere (${status}), which is not followed`
        : `answered with status ${status}`;
    default:
      return reason ?? kind;
  }
}

/** Whether no call at all can succeed. */
export function isUnreachable({ kind, reason }: LegacyError): boolean {
  return kind === 'network' && reason !== 'ECONNRESET' && reason !== 'UND_ERR_SOCKET';
}
