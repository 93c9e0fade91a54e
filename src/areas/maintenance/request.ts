import { daysAfter } from '#values/days.ts'

export const faultKinds = {
  electricity: 'كهرباء',
  plumbing: 'سباكة',
  cooling: 'تكييف',
  openings: 'أبواب ونوافذ',
  appliances: 'أجهزة',
  structure: 'سقف وجدران وعزل',
  other: 'غير ذلك',
} as const
export type FaultKind = keyof typeof faultKinds
export const faultKindNames = Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]

export const priorities = { urgent: 'عاجل، خطر على السلامة', high: 'مهم', normal: 'عادي' } as const
export type Priority = keyof typeof priorities
export const priorityNames = Object.keys(priorities) as [Priority, ...Priority[]]

/** Within how many days it is to be done, from the day it was reported. */
export const daysFor = { urgent: 1, high: 3, normal: 7 } as const
export const dueAfter = (day: string, priority: Priority) => daysAfter(day, daysFor[priority])

export const requestStates = {
  reported: 'جديد',
  triaged: 'مصنَّف',
  'awaiting-approval': 'بانتظار موافقة المالك',
  assigned: 'مُسنَد',
  'in-progress': 'قيد التنفيذ',
  done: 'منجز',
  confirmed: 'أُكّد إصلاحه',
  closed: 'مغلق',
  rejected: 'مرفوض',
  reopened: 'أُعيد فتحه',
} as const
export type RequestState = keyof typeof requestStates

/** From which states each step leads on; an UPDATE asks for them again. */
export const stepFrom = {
  triage: ['reported', 'triaged', 'reopened'],
  assign: ['triaged', 'assigned', 'reopened'],
  start: ['assigned'],
  complete: ['assigned', 'in-progress'],
  reject: ['reported', 'triaged', 'awaiting-approval', 'assigned', 'reopened'],
  ask: ['triaged', 'assigned', 'in-progress', 'reopened'],
  answer: ['awaiting-approval'],
  confirm: ['done'],
  reopen: ['done', 'confirmed'],
} as const satisfies Record<string, readonly RequestState[]>
export type Step = keyof typeof stepFrom
export const stepsOpen = (state: RequestState, step: Step) => (stepFrom[step] as readonly RequestState[]).includes(state)

/** The task of an owner's question. */
export const questionRule = 'maintenance-question'

/** What somebody has still to do something about. */
export const openStates = ['reported', 'triaged', 'awaiting-approval', 'assigned', 'in-progress', 'reopened'] as const
export const isOpen = (state: RequestState) => (openStates as readonly RequestState[]).includes(state)

/** So many days after it was done it may be said that it was not; then it is closed by itself. */
export const daysToReopen = 14

/** What kind of mending it is: by the law of leases the owner mends the building, the tenant what everyday use wears out or breaks. */
export const natures = {
  structural: 'في أصل المبنى أو تمديداته',
  everyday: 'من الاستعمال المعتاد',
  misuse: 'من سوء الاستعمال',
} as const
export type Nature = keyof typeof natures
export const natureNames = Object.keys(natures) as [Nature, ...Nature[]]

export const payers = { owner: 'المالك', tenant: 'المستأجر', company: 'الشركة' } as const
export type Payer = keyof typeof payers
export const payerNames = Object.keys(payers) as [Payer, ...Payer[]]

/** Who pays by the law; where nobody lives in it, or all share it, the owner. */
export const payerByLaw = (nature: Nature, tenant: string | null): Payer =>
  nature === 'structural' || tenant === null ? 'owner' : 'tenant'

type Why = { nature: Nature | null; payerReason: string | null }

/** Why somebody bears it, as it was recorded: what broke it, and what was written where it is another than the law says. */
export const whyBorne = ({ nature, payerReason }: Why) =>
  [nature && `العطل ${natures[nature]}`, payerReason].filter((one) => one !== null).join('، ')

/** What a picture shows: the fault, what somebody offers to do, what the owner said to it, or what was done. */
export type PhotoStage = 'report' | 'quote' | 'answer' | 'done'

export const requestKind = 'maintenance-request'
export const requestsPath = '/admin/maintenance'
export const boardPath = `${requestsPath}/board`
export const minePath = `${requestsPath}/mine`
export const requestPath = (id: string) => `${requestsPath}/${id}`

/** The number tenant, owner and technician say to each other: «W-104». */
export const requestNumber = (sequence: number) => `W-${sequence}`

/** Where it is: the part of the site, or the place that was written. */
export const whereIs = (one: { part: string | null; place: string | null; site: string }) =>
  `${one.part ?? one.place ?? ''}، ${one.site}`

type Sorted = { category: string; priority: string; nature: string | null; payer: string | null; estimate: bigint | null }

/**
 * How a request is sorted, in one word: two who sort it at once are told, and neither covers up the other. What is not known
 * yet has a word too, for a form drops the blanks at the ends.
 */
export const sortedAs = ({ category, priority, nature, payer, estimate }: Sorted) =>
  [category, priority, nature, payer, estimate].map((one) => String(one ?? 'none')).join(' ')
