declare module "@adobe/structured-data-validator" {
  /** What breaks a rule of Google's: `fieldNames` are those that miss or are wrong. */
  export type Issue = {
    rootType: string;
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    fieldNames?: string[];
    path?: unknown;
  };
  /** Items by their type, each in a list; `null` in place of the schema.org vocabulary leaves Google's rules. */
  export default class Validator {
    constructor(vocabulary: null);
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
