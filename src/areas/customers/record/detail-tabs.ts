/** The parts of a customer's page, each with an address of its own. */
export const detailTabs = {
  about: 'البيانات',
  dealing: 'التعامل',
  documents: 'الوثائق',
  people: 'الأشخاص والحسابات',
  account: 'الحساب',
  notes: 'الملاحظات',
  files: 'المرفقات',
  history: 'السجل',
} as const
export type DetailTab = keyof typeof detailTabs

/** What can be done on the page, and the part where its form stands: there one is when it is refused. */
export const detailActs = {
  flag: 'dealing',
  'lift-flag': 'dealing',
  'set-credit-limit': 'dealing',
  move: 'dealing',
  'give-role': 'dealing',
  'end-role': 'dealing',
  'add-document': 'documents',
  'verify-document': 'documents',
  'refuse-document': 'documents',
  'add-contact': 'people',
  'remove-contact': 'people',
  'add-bank-account': 'people',
  'remove-bank-account': 'people',
  appoint: 'people',
  'end-relation': 'people',
  'suspend-account': 'account',
  'reactivate-account': 'account',
  'reset-second-factor': 'account',
  'end-session': 'account',
  'end-sessions': 'account',
  'see-as': 'account',
  'invite-to-portal': 'account',
  'undo-merge': 'about',
  'accept-name': 'about',
  'refuse-name': 'about',
} as const satisfies Record<string, DetailTab>
export type DetailAct = keyof typeof detailActs

const tabs = Object.keys(detailTabs) as DetailTab[]
const acts = Object.keys(detailActs) as DetailAct[]

export function shownOf(query: URLSearchParams) {
  const act = acts.find((name) => name === query.get('act')) ?? null
  return { act, tab: act ? detailActs[act] : (tabs.find((name) => name === query.get('tab')) ?? 'about') }
}

export const tabPath = (id: string, tab: DetailTab) => (tab === 'about' ? `/admin/users/${id}` : `/admin/users/${id}?tab=${tab}`)
