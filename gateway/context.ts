export interface GatewayContext {
  requestId: string;
}
