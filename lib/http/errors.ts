import type { ErrorBody } from "../contract/wire.ts";

/** The gateway answered, and refused: its status and the text of its `errors` (specification 1.6). */
export class GatewayError extends Error {
  override name = "GatewayError" as const;
  /** Its `retry-after`, where it asks to wait. */
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

/** No answer that could be used: refused, dropped, later than the ceiling, or outside the contract. */
export class GatewayUnreachable extends Error {
  override name = "GatewayUnreachable";
  constructor(path: string, options?: ErrorOptions) {
    super(`gateway unreachable: ${path}`, options);
  }

  /** Whether it was waited for until the time was over. */
  get isLate(): boolean {
    return this.cause instanceof Error && this.cause.name === "TimeoutError";
  }
}

/** Whether the gateway failed to answer, or refused, and not this site. */
export const isGatewayFailure = (error: unknown): error is GatewayError | GatewayUnreachable =>
  error instanceof GatewayError || error instanceof GatewayUnreachable;

/** For the `catch` of what asks: whatever went wrong on the way, there was no answer. */
export const unreachable =
  (path: string) =>
  (cause: unknown): never => {
    throw new GatewayUnreachable(path, { cause });
  };

/** An answer that does not fit the contract: an empty one, the page of a proxy in between. It is as good as none. */
export class ContractError extends GatewayUnreachable {
  override name = "ContractError";
  constructor(path: string, options?: ErrorOptions) {
    super(path, options);
    this.message = `answer outside the contract: ${path}`;
  }
}

/** The words of an error answer: `errors` as a text, a list or a map, else `message`, else nothing. */
export function errorText({ errors, message }: ErrorBody): string {
  if (typeof errors === "string") return errors;
  const texts = Array.isArray(errors) ? errors : Object.values(errors ?? {}).flat();
  return texts.length > 0 ? texts.join(" ") : (message ?? "");
}
