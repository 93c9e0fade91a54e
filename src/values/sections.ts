export type SectionTone = 'success' | 'warning' | 'danger' | 'info' | 'primary' | 'accent' | 'muted'

/** A part of a line: words, a day, days, or money with what it is paid for. */
export type SectionPart = string | { at: string | Date } | { from: string; until: string } | { amount: bigint; per?: string }

export type SectionLine = {
  id: string
  path: string
  number: string
  title: string
  detail: readonly SectionPart[]
  badges: readonly { text: string; tone: SectionTone }[]
}

/** What an area shows on the page of another area's record: its latest lines, where all are, and where the next begins. */
export type ShownSection = {
  title: string
  lines: readonly SectionLine[]
  all: { label: string; path: string }
  /** `alone` is said where there are no lines yet. */
  begin: { label: string; alone: string; path: string } | null
}
