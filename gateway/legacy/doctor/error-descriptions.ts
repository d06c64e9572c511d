import type { LegacyError } from '../transport/legacy-error.ts';

/** Codes of the socket layer, explained for the host's operator. */
const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at this address',
  ECONNRESET: 'the connection was lost',
  UND_ERR_SOCKET: 'the connection was lost',
  UND_ERR_CONNECT_TIMEOUT: 'nothing responds at this address',
  ENOTFOUND: 'the name of the host is unknown',
  EAI_AGAIN: 'the name of the host could not be looked up',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificates between the host’s and a known authority’s are missing',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate is signed by an authority that is not known here',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not use TLS: is the address http:// and not https://?',
  EPROTO: 'the server does not use TLS: is the address http:// and not https://?',
};

/** Describes an error to the host's operator, without any text of the host's own. */
export function describeError({ kind, status, reason }: LegacyError): string {
  switch (kind) {
    case 'network':
      return CODES[reason ?? ''] ?? `no connection (${reason})`;
    case 'timeout':
      return 'no complete response in time';
    case 'refused':
      return status !== undefined && status >= 400
        ? `refused with status ${status}`
        : 'refused: the response has no success flag, or a false one';
    case 'unauthenticated':
      return `the session was not accepted (${status})`;
    case 'limited':
      return `limits how often it is called (${status})`;
    case 'status':
      return status !== undefined && status >= 300 && status < 400
        ? `redirected (${status}), which is not followed`
        : `responded with status ${status}`;
    default:
      return reason ?? kind;
  }
}

/** Whether no call to the host can succeed. */
export function isUnreachable({ kind, reason }: LegacyError): boolean {
  return kind === 'network' && reason !== 'ECONNRESET' && reason !== 'UND_ERR_SOCKET';
}
