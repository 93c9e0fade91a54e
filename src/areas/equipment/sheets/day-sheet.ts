/** A day of a machine on its site. */
export const sheetStates = {
  open: 'مفتوح',
  signed: 'وقّعه العميل',
  approved: 'معتمد',
  billed: 'صدرت فاتورته',
  disputed: 'معترَض عليه',
} as const
export type SheetState = keyof typeof sheetStates

export const sheetTones = {
  open: 'info',
  signed: 'success',
  approved: 'success',
  billed: 'muted',
  disputed: 'danger',
} as const satisfies Record<SheetState, string>

export const brokenBys = { us: 'عطل المعدّة', hirer: 'سوء استعمال من الموقع' } as const
export type BrokenBy = keyof typeof brokenBys
export const brokenByNames = Object.keys(brokenBys) as [BrokenBy, ...BrokenBy[]]

export type SignedSheetWay = 'drawn' | 'code' | 'silence'
export const sheetWays = { drawn: 'بإصبعه على الهاتف', code: 'برمز على هاتفه', silence: 'بالسكوت' } as const

type Signed = { signer: string | null; signedWay: SignedSheetWay | null }
/** Who signed; null where nobody did. */
export const signerInWords = ({ signer, signedWay }: Signed) => (signedWay === 'silence' ? 'بالسكوت' : signer)

/** A day longer than this is approved by somebody who may. */
export const longDay = 12 * 60

/** So many pictures a day has at most. */
export const mostPictures = 6

export type Figures = { worked: number; standby: number; broken: number; brokenBy: BrokenBy | null; loads: number }

/** What broke by the hirer's fault is paid for as work. */
export const paidFigures = ({ worked, standby, broken, brokenBy, loads }: Figures) =>
  brokenBy === 'hirer' ? { worked: worked + broken, standby, broken: 0, loads } : { worked, standby, broken, loads }

/** Minutes as hours: 570 is 9.5. */
export const asHours = (minutes: number) => (minutes / 60).toLocaleString('en', { maximumFractionDigits: 1 })

/** Whether meter and hours are further apart than they may be. */
export function isApart(
  { worked, meterFrom, meterTo }: { worked: number; meterFrom: number | null; meterTo: number | null },
  percent: number,
) {
  if (meterFrom === null || meterTo === null) return false
  const run = (meterTo - meterFrom) * 6
  return Math.abs(run - worked) * 100 > Math.max(run, worked) * percent
}

/** What the fields are called, on forms and in the history. */
export const sheetWords = {
  worked: 'ساعات العمل',
  standby: 'ساعات الانتظار',
  broken: 'ساعات العطل',
  brokenBy: 'سبب العطل',
  loads: 'النقلات',
  meterFrom: 'العداد أول اليوم',
  meterTo: 'العداد آخر اليوم',
  fuel: 'ديزل من عندنا',
  note: 'ملاحظة',
  ticked: 'فحوص السلامة',
  unticked: 'لم يُفحص',
  photos: 'صور اليوم',
} as const

/** As the parts that show pictures take them. */
export const shotsOf = (fileIds: readonly string[]) => fileIds.map((fileId) => ({ fileId, name: null, markId: null }))
