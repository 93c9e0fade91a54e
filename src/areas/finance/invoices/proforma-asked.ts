import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'

/** What has become of a proforma: it was invoiced, a changed draft has a newer one, the draft was deleted, or its last day is over. */
export const proformaStates = {
  open: { label: 'سارية', tone: 'info' },
  invoiced: { label: 'صدرت بها فاتورة', tone: 'success' },
  expired: { label: 'انتهت مدتها', tone: 'warning' },
  replaced: { label: 'استُبدلت', tone: 'muted' },
  dropped: { label: 'حُذفت مسودتها', tone: 'muted' },
} as const
export type ProformaState = keyof typeof proformaStates

/** The list of proformas as its address says it. */
export type ProformasAsked = {
  q: string
  party: string
  state: ProformaState | ''
  branch: string
  from: string
  to: string
  page: number
}

export const proformasPerPage = 25
export const proformasPath = '/admin/finance/proformas'
export const proformaPath = (id: string) => `${proformasPath}/${id}/pdf`

export function readProformasAsked(query: URLSearchParams): ProformasAsked {
  const { text, day } = askedIn(query)
  return {
    ...{ q: text('q'), party: text('party') },
    state: nameIn(proformaStates, text('state')),
    ...{ branch: text('branch'), from: day('from'), to: day('to') },
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const proformasAddress = (asked: Partial<ProformasAsked>, path = proformasPath) => addressWith(path, asked)
