import { financePermissions } from '#areas/finance/permissions.ts'
import { notice } from '#platform/messages/notice.ts'
import { boxesPath } from './cash-paths.ts'
import { companyAccountChangeAsked, companyAccountChanged } from './facts.ts'

const variables = {
  before: { label: 'ما كان', sample: 'بنك مسقط، آخره 0101' },
  after: { label: 'ما صار', sample: 'بنك مسقط، آخره 0202' },
}
type Told = { before: { bank: string; iban: string }; after: { bank: string; iban: string } }

const toldTo = ({ before, after }: Told) => ({
  to: { holdersOf: financePermissions.manageBankAccounts },
  values: { before: inShort(before), after: inShort(after) },
  path: `${boxesPath}/bank-accounts`,
})
const inShort = ({ bank, iban }: Told['before']) => `${bank}، آخره ${iban}`

/** Where customers send their money: whoever answers for it hears at once when it changes, and when somebody asks that it does. */
export const cashNotices = [
  notice({
    name: 'finance.tell-bank-account-changed',
    label: 'تغيّر حساب بنكي للشركة',
    on: companyAccountChanged,
    variables,
    templates: { 'in-app': 'تغيّر حساب الشركة {before}، وصار: {after}.' },
    tell: toldTo,
  }),
  notice({
    name: 'finance.tell-bank-account-change-asked',
    label: 'طُلب تغيير حساب بنكي للشركة',
    on: companyAccountChangeAsked,
    variables,
    templates: { 'in-app': 'طُلب تغيير حساب الشركة {before} ليصبح: {after}.' },
    tell: toldTo,
  }),
]
