/** Where the pages of the agreements of a trade are, and what they say in its words. */
export type AgreementPages = {
  paths: { list: string; begin: string; one: (id: string) => string }
  /** Each by itself, or those of a month on one invoice; null where the trade knows one way only. */
  billings: { each: string; monthly: string } | null
  words: {
    title: string
    begin: string
    /** What is off, and what the same does not touch. */
    off: string
    offHelp: string
    fromHelp: string
    endHelp: string
    branch: string
    branchHelp: string
    none: string
    /** What is done on the page of a company with which nothing is agreed yet. */
    alone: string
  }
}
