type PaperValue = string | { code: string } | { rials: string } | { ar: string; en: string }
export type PaperPair = [asked: string, value: PaperValue]

type Section =
  | { heading: string | null; pairs: PaperPair[] }
  /** Pictures are named among those that come with the paper. */
  | { heading: string | null; photos: { picture: string; said: string }[] }
  | { heading: string | null; head: string[]; rows: PaperValue[][]; columns: ('auto' | 'rest')[] }

/** What is said of one happening, in Arabic with its English beside; whoever prints it brings the English of its words. */
export type RecordPaper = {
  title: string
  number: string
  lead: { ar: string; en: string } | null
  sections: Section[]
  signed: [role: string, name: string | null][]
  pictures?: Record<string, Uint8Array>
}

/** A question that has an answer. */
export const pair = (asked: string, value: PaperValue | null | undefined): PaperPair[] => (value ? [[asked, value]] : [])

/** An amount keeps its figures in either language. */
export const rials = (amount: bigint) => ({ rials: String(amount) })
