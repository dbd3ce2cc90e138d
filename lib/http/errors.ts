import type { ErrorBody } from "@/lib/contract/wire";

/** The gateway answered, and refused: its status and the text of its `errors` (specification 1.6). */
export class GatewayError extends Error {
  override name = "GatewayError" as const;
  /** Its `retry-after`, where it asks to wait. */
  readonly retryAfter: string | undefined;

  constructor(
    readonly status: number,
    readonly text: string,
    { retryAfter, ...options }: ErrorOptions & { retryAfter?: string | undefined } = {},
  ) {
    super(`gateway answered ${status}: ${text}`, options);
    this.retryAfter = retryAfter;
  }
}

/** No answer: refused, dropped, or later than the ceiling. */
export class GatewayUnreachable extends Error {
  override name = "GatewayUnreachable" as const;
  constructor(path: string, options?: ErrorOptions) {
    super(`gateway unreachable: ${path}`, options);
  }
}

/** For the `catch` of what asks: whatever went wrong on the way, there was no answer. */
export const unreachable =
  (path: string) =>
  (cause: unknown): never => {
    throw new GatewayUnreachable(path, { cause });
  };

/** An answer that does not fit the contract. */
export class ContractError extends Error {
  override name = "ContractError" as const;
  constructor(path: string, options?: ErrorOptions) {
    super(`answer outside the contract: ${path}`, options);
  }
}

/** The words of an error answer: `errors` as a text, a list or a map, else `message`, else nothing. */
export function errorText({ errors, message }: ErrorBody): string {
  if (typeof errors === "string") return errors;
  const texts = Array.isArray(errors) ? errors : Object.values(errors ?? {}).flat();
  return texts.length > 0 ? texts.join(" ") : (message ?? "");
}
