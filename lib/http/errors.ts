import type { ErrorBody } from "../contract/wire.ts";

/** Status of what the gateway understands and refuses, with its reason in the text. */
export const NOT_FOUND = 404;
export const UNPROCESSABLE = 422;

/** An error response of the gateway with the text of its `errors` (specification 1.6). */
export class GatewayError extends Error {
  override name = "GatewayError" as const;
  readonly retryAfter: string | undefined;

  readonly status: number;
  readonly text: string;

  constructor(status: number, text: string, { retryAfter, ...options }: ErrorOptions & { retryAfter?: string | undefined } = {}) {
    super(`gateway answered ${status}: ${text}`, options);
    this.status = status;
    this.text = text;
    this.retryAfter = retryAfter;
  }
}

/** No usable response: refused connection, dropped, timed out, or not as in the contract. */
export class GatewayUnreachable extends Error {
  override name = "GatewayUnreachable";
  constructor(path: string, options?: ErrorOptions) {
    super(`gateway unreachable: ${path}`, options);
  }

  get isLate(): boolean {
    return this.cause instanceof Error && this.cause.name === "TimeoutError";
  }
}

export const isGatewayFailure = (error: unknown): error is GatewayError | GatewayUnreachable =>
  error instanceof GatewayError || error instanceof GatewayUnreachable;

/** The gateway's message; empty when it did not answer. Other errors are thrown. */
export function failureText(error: unknown): string {
  if (error instanceof GatewayError) return error.text;
  if (error instanceof GatewayUnreachable) return "";
  throw error;
}

export const unreachable =
  (path: string) =>
  (cause: unknown): never => {
    throw new GatewayUnreachable(path, { cause });
  };

/** A response that does not match the contract, such as a proxy's error page. */
export class ContractError extends GatewayUnreachable {
  override name = "ContractError";
  constructor(path: string, options?: ErrorOptions) {
    super(path, options);
    this.message = `answer outside the contract: ${path}`;
  }
}

export function errorText({ errors, message }: ErrorBody): string {
  if (typeof errors === "string") return errors;
  const texts = Array.isArray(errors) ? errors : Object.values(errors ?? {}).flat();
  return texts.length > 0 ? texts.join(" ") : (message ?? "");
}
