declare module "@adobe/structured-data-validator" {
  /** Violations of Google's rules; `fieldNames` are missing or invalid. */
  export type Issue = {
    rootType: string;
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    fieldNames?: string[];
    path?: unknown;
  };
  /** Items by type; without a schema.org vocabulary only Google's rules apply. */
  export default class Validator {
    constructor(vocabulary: null);
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
