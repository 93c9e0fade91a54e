/** A payment online, from the press of the customer to the receipt or to nothing. */
export const onlineStates = {
  started: 'بدأت',
  pending: 'قيد التأكيد',
  paid: 'نجحت',
  differs: 'وصل مبلغ آخر',
  failed: 'لم تكتمل',
  expired: 'انتهت مهلتها',
} as const
export type OnlineState = keyof typeof onlineStates

/** What of it can still change by what the provider says; money that came counts even after the end. */
export const openStates = ['started', 'pending'] as const satisfies OnlineState[]
export const isOpen = (state: OnlineState) => openStates.some((open) => open === state)

export const ownOnlinePath = (id: string) => `/dashboard/payments/online/${id}`
/** Where the provider tells what became of a payment. */
export const toldPath = '/payments/told'

const minute = 60_000
/** A session nobody paid is over by then; and one that the provider has never heard of. */
export const sessionMinutes = 60
const grace = 5 * minute
const unheardOf = 15 * minute

type Known = { state: OnlineState; amount: bigint; startedAt: Date; expiresAt: Date | null }
type Told = { state: 'unpaid' | 'paid' | 'cancelled'; amount: bigint } | null

/** What becomes of it by what the provider says of it now. Money is believed even after the end, and nothing else is. */
export function outcomeOf({ state, amount, startedAt, expiresAt }: Known, told: Told, now: Date): OnlineState {
  if (told?.state === 'paid') return told.amount === amount ? 'paid' : 'differs'
  if (!isOpen(state)) return state
  if (told?.state === 'cancelled') return 'failed'
  const end = told ? (expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) + grace : startedAt.getTime() + unheardOf
  if (end < now.getTime()) return 'expired'
  return told ? 'pending' : state
}

/** What the network says where nobody answered: no words of the provider's. */
const silences = ['fetch failed', 'no answer', 'aborted', 'timeout']
export const wasSilent = (problem: string) => silences.some((words) => problem.includes(words))
