import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { addBox } from '#areas/finance/cash/use-cases/change-boxes.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { uuidv7 } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { rials } from '#values/shapes.ts'
import { checkBooks } from '../areas/finance/closing/checks.ts'
import type { testOffice } from './office.ts'
import { chargeOverdue } from './overdue.ts'

/** Customers who owe and pay, a cashier with an open box, and the books that follow. */
export function payersOf(office: ReturnType<typeof testOffice>) {
  const person = (id: string) => office.staff(id, ...Object.values(financePermissions), ...Object.values(customersPermissions))
  const huda = () => person('huda')
  const id = () => uuidv7(new Date())
  const salalah = async () =>
    (await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()).id
  let phones = 0

  return {
    ...{ person, huda, id },
    async customer(name = 'سالم الكثيري') {
      phones += 1
      return (await registerCustomer(huda(), { kind: 'person', name, phone: `912${String(phones).padStart(5, '0')}` })).id
    },
    /** An open box of this person's own. */
    async box(keeper = 'huda') {
      const { id: boxId } = await addBox(huda(), { branchId: await salalah(), name: `صندوق ${keeper}` })
      await openSession(person(keeper), { boxId, rials1: '0' })
      return boxId
    },
    /** So much is charged for a car, due on that day; in rials, without tax. */
    async owes(partyId: string, price: string, dueOn = '2026-01-20') {
      const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-12', dueOn }
      const description = `تأجير سيارة ${price}`
      const line = { kind1: 'car-hire', description1: description, quantity1: '1', unitPrice1: price }
      const overdue = dueOn < dayOf(huda().now())
      const { papers } = overdue
        ? await chargeOverdue(huda(), {
            ...{ id: id(), partyId, branchId: await salalah(), ...days },
            lines: [{ kind: 'car-hire', description, quantity: 1000, unitPrice: rials.parse(price), discount: 0n }],
          })
        : await issueInvoice(huda(), { id: id(), partyId, ...days, ...line, anyway: 'yes' })
      const invoiceId = papers[0]?.id ?? ''
      const charge = await office.db
        .selectFrom('charges')
        .select('id')
        .where('invoiceId', '=', invoiceId)
        .executeTakeFirstOrThrow()
      return { invoiceId, chargeId: charge.id }
    },
    pays: (partyId: string, amount: string, dues: Record<string, string> = {}, keeper = 'huda') =>
      receivePayment(person(keeper), { id: id(), partyId, method1: 'cash', amount1: amount, ...dues }),
    debt: (partyId: string) => balanceOf(office, { account: '1210', key: partyId }),
    credit: (partyId: string) => balanceOf(office, { account: '2160', key: partyId }),
    inBox: (boxId: string) => balanceOf(office, { account: '1110', key: boxId }),
    wrong: async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0),
  }
}
