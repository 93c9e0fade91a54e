import { daysAfter } from '#values/days.ts'

export const contractStates = {
  draft: 'مسودة',
  'pending-signature': 'بانتظار التوقيع',
  active: 'سارٍ',
  suspended: 'موقوف',
  'notice-given': 'أُخطر بإنهائه',
  ended: 'منتهٍ',
  closed: 'مغلق',
  cancelled: 'ملغى',
  'terminated-early': 'أُنهي مبكرًا',
} as const
export type ContractState = keyof typeof contractStates

export const noticeSides = { party: 'العميل', company: 'الشركة' } as const
export type NoticeBy = keyof typeof noticeSides

/** Who said that it ends: one of them, or both agreed on a day before the days of notice are over. */
export const endSides = { ...noticeSides, both: 'الطرفان باتفاق' } as const
export type EndSide = keyof typeof endSides

/** `before` is what was signed on paper before this register knew it. */
export type SignedWay = 'paper' | 'code' | 'before'

/** Every step of a contract's life: out of which states, and into which. The database knows the same steps. */
export const steps = {
  send: { from: ['draft'], to: 'pending-signature' },
  takeBack: { from: ['pending-signature'], to: 'draft' },
  activate: { from: ['pending-signature'], to: 'active' },
  suspend: { from: ['active'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'active' },
  giveNotice: { from: ['active', 'suspended'], to: 'notice-given' },
  withdrawNotice: { from: ['notice-given'], to: 'active' },
  agreeOnEnd: { from: ['active', 'notice-given'], to: 'notice-given' },
  terminate: { from: ['active', 'notice-given'], to: 'terminated-early' },
  cancel: { from: ['draft', 'pending-signature'], to: 'cancelled' },
  callOff: { from: ['active', 'notice-given'], to: 'cancelled' },
  end: { from: ['active', 'suspended', 'notice-given'], to: 'ended' },
  close: { from: ['ended', 'terminated-early'], to: 'closed' },
} as const satisfies Record<string, { from: readonly ContractState[]; to: ContractState }>
export type Step = keyof typeof steps

export type Standing = { state: ContractState; signedOn: string | null }

const within = (step: Step, { state }: Pick<Standing, 'state'>) => steps[step].from.some((from) => from === state)

export const contractTones = {
  draft: 'muted',
  'pending-signature': 'info',
  active: 'success',
  suspended: 'warning',
  'notice-given': 'warning',
  ended: 'muted',
  closed: 'muted',
  cancelled: 'muted',
  'terminated-early': 'danger',
} as const satisfies Record<ContractState, string>

/** As it is called: signed by everybody it waits for nobody's signature any more. */
export const standingInWords = ({ state, signedOn }: Standing) =>
  state === 'pending-signature' && signedOn ? 'بانتظار التفعيل' : contractStates[state]

/** What can be done with it as it stands; who may do it is asked apart. */
export const contractCan = {
  change: ({ state }: Pick<Standing, 'state'>) => state === 'draft',
  send: (one: Standing) => within('send', one),
  takeBack: (one: Standing) => within('takeBack', one) && !one.signedOn,
  sign: ({ state, signedOn }: Standing) => state === 'pending-signature' && !signedOn,
  activate: (one: Standing) => within('activate', one) && one.signedOn !== null,
  suspend: (one: Standing) => within('suspend', one),
  resume: (one: Standing) => within('resume', one),
  giveNotice: (one: Standing) => within('giveNotice', one),
  withdrawNotice: (one: Standing) => within('withdrawNotice', one),
  terminate: (one: Standing) => within('terminate', one),
  cancel: (one: Standing) => within('cancel', one),
  callOff: (one: Standing) => within('callOff', one),
  close: (one: Standing) => within('close', one),
  renew: ({ state }: Pick<Standing, 'state'>) => ['active', 'suspended', 'notice-given', 'ended'].includes(state),
}

type Term = { state: ContractState; endsOn: string; leavesOn: string | null; autoRenew: boolean }

/** The last day of what is in force: as notice was given, else as it was written; null while it goes on by itself. */
export function lastDayOf({ endsOn, leavesOn, autoRenew }: Term, isFollowed: boolean) {
  if (leavesOn) return leavesOn
  return autoRenew && !isFollowed ? null : endsOn
}

type Notice = { givenOn: string; noticeDays: number; endsOn: string; autoRenew: boolean }

/**
 * The days on which it can end when notice is given: what goes on by itself not before the days of notice are over, what ends
 * anyhow not later than it would.
 */
export function lastDaysAfterNotice({ givenOn, noticeDays, endsOn, autoRenew }: Notice) {
  const soonest = daysAfter(givenOn, noticeDays)
  if (autoRenew) return { soonest, latest: null }
  return { soonest: soonest < endsOn ? soonest : endsOn, latest: endsOn }
}

export const contractsPath = '/admin/contracts'
export const contractPath = (id: string) => `${contractsPath}/${id}`
