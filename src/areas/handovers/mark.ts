/** What is wrong with a part of the subject. */
export const markKinds = {
  scratch: 'خدش',
  dent: 'انبعاج',
  break: 'كسر',
  crack: 'شق',
  rust: 'صدأ',
  chip: 'نقر حصى',
  missing: 'قطعة ناقصة',
} as const
export type MarkKind = keyof typeof markKinds
export const markKindNames = Object.keys(markKinds) as [MarkKind, ...MarkKind[]]

export const markSizes = {
  small: 'حتى 5 سم',
  medium: 'من 5 إلى 15 سم',
  large: 'أكبر من 15 سم',
} as const
export type MarkSize = keyof typeof markSizes
export const markSizeNames = Object.keys(markSizes) as [MarkSize, ...MarkSize[]]

/** A point on the drawing, in its own units. */
export type NewMark = {
  id: string
  panel: string
  x: number
  y: number
  what: MarkKind
  size: MarkSize
  note: string | null
}

/** Known is what an earlier signed sheet shows, and since when: nobody is charged with it. */
export type Mark = NewMark & { knownFrom: string | null; knownOn: string | null }

export const markInWords = ({ what, size, note }: Pick<NewMark, 'what' | 'size' | 'note'>) =>
  [`${markKinds[what]}، ${markSizes[size]}`, note].filter(Boolean).join(' · ')

/** A picture of the day: one that the kind of the sheet asks for by its name, or one of a mark. */
export type Shot = { fileId: string; name: string | null; markId: string | null }

/** One that is on the phone alone has an address of this tab. */
export const shotAddress = ({ fileId }: Pick<Shot, 'fileId'>) => (fileId.startsWith('blob:') ? fileId : `/files/${fileId}`)

export const shotsOfMark = (shots: readonly Shot[], markId: string) => shots.filter((shot) => shot.markId === markId)

/** What is seen for the first time is photographed, or nobody can say later what it was. */
export const marksWithoutPicture = <Of extends Pick<Mark, 'id' | 'knownFrom'>>(marks: readonly Of[], shots: readonly Shot[]) =>
  marks.filter(({ id, knownFrom }) => knownFrom === null && shotsOfMark(shots, id).length === 0)

export const photographFirst = 'صوّر هذه العلامة قبل التوقيع.'
export const alreadyKnown = 'هذه العلامة من محضر سابق، فلا تُغيَّر ولا تُحذف.'
