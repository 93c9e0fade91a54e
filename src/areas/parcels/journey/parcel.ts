export const parcelStates = {
  registered: 'مسجَّل',
  accepted: 'استُلم من المرسل',
  shelved: 'على الرف',
  bagged: 'في كيس',
  'in-transit': 'في الطريق',
  'at-branch': 'وصل الفرع',
  'out-for-delivery': 'خرج للتوصيل',
  'attempt-failed': 'محاولة لم تنجح',
  'ready-for-pickup': 'بانتظار صاحبه',
  'handed-over': 'سُلّم',
  returning: 'في طريق العودة',
  returned: 'أُعيد إلى المرسل',
  'on-hold': 'موقوف',
  damaged: 'متضرر',
  lost: 'مفقود',
  disposed: 'أُتلف',
  cancelled: 'ملغى',
} as const
export type ParcelState = keyof typeof parcelStates

export const parcelTones = {
  registered: 'muted',
  accepted: 'info',
  shelved: 'info',
  bagged: 'info',
  'in-transit': 'info',
  'at-branch': 'info',
  'out-for-delivery': 'info',
  'attempt-failed': 'warning',
  'ready-for-pickup': 'warning',
  'handed-over': 'success',
  returning: 'warning',
  returned: 'muted',
  'on-hold': 'danger',
  damaged: 'danger',
  lost: 'danger',
  disposed: 'muted',
  cancelled: 'muted',
} as const satisfies Record<ParcelState, string>

export const parcelServices = { door: 'إلى الباب', branch: 'يستلمه من الفرع' } as const
export type ParcelService = keyof typeof parcelServices
export const parcelServiceNames = Object.keys(parcelServices) as [ParcelService, ...ParcelService[]]

export const payers = { sender: 'المرسل', recipient: 'المرسل إليه' } as const
export type Payer = keyof typeof payers
export const payerNames = Object.keys(payers) as [Payer, ...Payer[]]

/** Whether the phone of whoever it is for said where it is, or somebody pasted a place. */
export type PinSource = 'phone' | 'pasted'

/** Who has a piece. */
export const holders = {
  floor: 'الفرع، قبل الرف',
  shelf: 'الرف',
  bag: 'الكيس',
  courier: 'المندوب',
  'line-driver': 'سائق بين الفروع',
  agent: 'نقطة الطرود',
  carrier: 'الناقل',
  recipient: 'المرسل إليه',
  sender: 'المرسل',
  none: 'لا أحد',
} as const
export type Holder = keyof typeof holders

/** By what it was shown that it was taken. */
export type ProvenBy = 'code' | 'signature' | 'photo' | 'card'

/** Those in which nothing more happens. */
export const endedStates: readonly ParcelState[] = ['handed-over', 'returned', 'disposed', 'cancelled', 'lost', 'damaged']

/** The least advanced of the pieces says how far the parcel is; what went wrong with one comes before all. */
const wayAlong: readonly ParcelState[] = [
  ...(['lost', 'damaged', 'registered', 'accepted', 'shelved', 'bagged', 'in-transit', 'at-branch'] as const),
  ...(['returning', 'attempt-failed', 'ready-for-pickup', 'out-for-delivery'] as const),
  ...(['handed-over', 'returned', 'disposed', 'cancelled', 'on-hold'] as const),
]

export const leastAdvanced = (states: readonly ParcelState[]) =>
  states.reduce((least, state) => (wayAlong.indexOf(state) < wayAlong.indexOf(least) ? state : least))

type Step = {
  label: string
  /** Of which states it is a next step. */
  from: readonly ParcelState[]
  /** What a piece is then; `same` where it stays what it was, `told` where whoever does it says so. */
  to: ParcelState | 'same' | 'told'
  /** Who has it then; `same` where nobody else takes it, `told` where it follows from what it is said to be. */
  custody: Holder | 'same' | 'told'
  /** Who has it where it is taken at somebody's door. */
  custodyAtDoor?: Holder
  /** Whether whoever has the number alone reads of it. */
  isPublic: boolean
}

const open: readonly ParcelState[] = [
  ...(['registered', 'accepted', 'shelved', 'bagged', 'in-transit', 'at-branch', 'out-for-delivery'] as const),
  ...(['attempt-failed', 'ready-for-pickup', 'returning'] as const),
]
/** What is with us, or was: its state may have been written down wrongly. */
const correctable = (Object.keys(parcelStates) as ParcelState[]).filter(
  (state) => state !== 'registered' && state !== 'cancelled',
)
const ours = open.filter((state) => state !== 'registered')

/** Everything that can happen to a piece, in one table: what is not in it is refused. */
export const steps = {
  registered: { label: 'سُجّل الطرد', from: [], to: 'registered', custody: 'sender', isPublic: true },
  cancelled: { label: 'أُلغي الطرد', from: ['registered'], to: 'cancelled', custody: 'sender', isPublic: true },
  accepted: {
    label: 'استُلم من المرسل',
    from: ['registered'],
    to: 'accepted',
    custody: 'floor',
    custodyAtDoor: 'courier',
    isPublic: true,
  },
  shelved: {
    label: 'وُضع على الرف',
    from: ['accepted', 'at-branch', 'shelved'],
    to: 'shelved',
    custody: 'shelf',
    isPublic: false,
  },
  bagged: {
    label: 'وُضع في كيس',
    from: ['accepted', 'shelved', 'at-branch', 'returning'],
    to: 'bagged',
    custody: 'bag',
    isPublic: false,
  },
  unbagged: { label: 'أُخرج من الكيس', from: ['bagged'], to: 'at-branch', custody: 'floor', isPublic: false },
  departed: { label: 'خرج إلى فرع آخر', from: ['bagged'], to: 'in-transit', custody: 'line-driver', isPublic: true },
  arrived: { label: 'وصل الفرع', from: ['in-transit'], to: 'at-branch', custody: 'floor', isPublic: true },
  /** It waits for whoever collects it, or goes back: a shelf changes nothing of that. */
  moved: { label: 'نُقل إلى رف', from: ['ready-for-pickup', 'returning'], to: 'same', custody: 'shelf', isPublic: false },
  'given-to-carrier': {
    label: 'خرج مع ناقل',
    from: ['accepted', 'shelved', 'at-branch'],
    to: 'in-transit',
    custody: 'carrier',
    isPublic: true,
  },
  'carrier-delivered': { label: 'سلّمه الناقل', from: ['in-transit'], to: 'handed-over', custody: 'recipient', isPublic: true },
  'carrier-returned': { label: 'أعاده الناقل', from: ['in-transit'], to: 'at-branch', custody: 'floor', isPublic: true },
  ready: {
    label: 'بانتظار صاحبه في الفرع',
    from: ['accepted', 'shelved', 'at-branch'],
    to: 'ready-for-pickup',
    custody: 'same',
    isPublic: true,
  },
  dispatched: {
    label: 'خرج للتوصيل',
    from: ['accepted', 'shelved', 'at-branch'],
    to: 'out-for-delivery',
    custody: 'courier',
    isPublic: true,
  },
  'attempt-failed': {
    label: 'محاولة لم تنجح',
    from: ['out-for-delivery'],
    to: 'attempt-failed',
    custody: 'same',
    isPublic: true,
  },
  'came-back': {
    label: 'استلمه الفرع من المندوب',
    from: ['attempt-failed', 'out-for-delivery', 'accepted'],
    to: 'at-branch',
    custody: 'floor',
    isPublic: false,
  },
  'handed-over': {
    label: 'سُلّم',
    from: ['out-for-delivery', 'ready-for-pickup'],
    to: 'handed-over',
    custody: 'recipient',
    isPublic: true,
  },
  rescheduled: { label: 'تغيّر موعد التسليم', from: open, to: 'same', custody: 'same', isPublic: true },
  redirected: { label: 'تغيّر مكان التسليم', from: open, to: 'same', custody: 'same', isPublic: false },
  held: { label: 'أُوقف الطرد', from: open, to: 'same', custody: 'same', isPublic: true },
  released: { label: 'أُطلق الطرد', from: open, to: 'same', custody: 'same', isPublic: true },
  returning: {
    label: 'يعود إلى المرسل',
    from: ['attempt-failed', 'ready-for-pickup', 'at-branch', 'shelved'],
    to: 'returning',
    custody: 'same',
    isPublic: true,
  },
  returned: {
    label: 'أُعيد إلى المرسل',
    from: ['returning', 'at-branch', 'shelved'],
    to: 'returned',
    custody: 'sender',
    isPublic: true,
  },
  damaged: { label: 'سُجّل ضرر', from: ours, to: 'damaged', custody: 'same', isPublic: true },
  lost: { label: 'لم يُعثر عليه', from: ours, to: 'lost', custody: 'none', isPublic: true },
  found: { label: 'عُثر عليه', from: ['lost'], to: 'at-branch', custody: 'floor', isPublic: false },
  disposed: {
    label: 'أُتلف',
    from: ['ready-for-pickup', 'returning'],
    to: 'disposed',
    custody: 'none',
    isPublic: true,
  },
  corrected: { label: 'صُحّح حاله', from: correctable, to: 'told', custody: 'told', isPublic: false },
} as const satisfies Record<string, Step>
export type StepName = keyof typeof steps

export const mayFollow = (state: ParcelState, step: StepName) => (steps[step].from as readonly ParcelState[]).includes(state)

type Whereabouts = { pickupId: string | null; takenStopId: string | null; pieces: readonly { state: ParcelState }[] }

/** A courier took it at a door, and the branch has not scanned it yet: nothing of it is further. */
export const isOnTheWayIn = ({ pickupId, takenStopId, pieces }: Whereabouts) =>
  (pickupId ?? takenStopId) !== null && pieces.every(({ state }) => state === 'accepted' || state === 'registered')

/** What is done where the parcel lies: in the branch. */
export const branchSteps: readonly StepName[] = ['shelved', 'bagged', 'given-to-carrier', 'ready', 'dispatched', 'corrected']

/** What a piece is after all that happened to it: the kept state has to be the same. */
export const folded = (happened: readonly Happened[]) =>
  happened.reduce<ParcelState>((state, { step, toldState }) => stateAfter(state, step, toldState), 'registered')

type Happened = { step: StepName; toldState: ParcelState | null }

/** What a piece is after one more step. */
export function stateAfter(state: ParcelState, step: StepName, told: ParcelState | null): ParcelState {
  const { to } = steps[step]
  if (to === 'told') return told ?? state
  return to === 'same' ? state : to
}

/** What a correction can say that it is: with us, in the branch, as whatever else it is goes by its own step. */
export const toldStates = ['at-branch', 'ready-for-pickup', 'returning'] as const satisfies readonly ParcelState[]
export type ToldState = (typeof toldStates)[number]
