declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    /** `schemaOrg`: a word the vocabulary does not have. */
    errorType?: string
    path: { type?: string; property?: string }[]
  }
  export default class Validator {
    constructor(schemaOrg: { '@graph': object[] })
    validate(extracted: {
      jsonld: object
      microdata: object
      rdfa: object
      errors: object[]
    }): Promise<Issue[]>
  }
}
