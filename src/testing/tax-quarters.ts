import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { enterBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import type { DocumentKind } from '#areas/finance/tax/boxes.ts'
import { taxDocuments } from '#areas/finance/tax/document-queries.ts'
import { readDocumentsAsked } from '#areas/finance/tax/documents-asked.ts'
import { dayOf } from '#values/days.ts'
import { fileReturn } from '../areas/finance/closing/use-cases/file-return.ts'
import { quarterOf } from '../areas/finance/vat.ts'
import { payersOf } from './customers-who-pay.ts'
import type { testOffice } from './office.ts'
import { registeredCompany } from './registered.ts'
import { pdf } from './stories.ts'

const quarterDays = 100 * 24 * 60 * 60 * 1000

/** A company that is registered, sells and buys, and files what it owes when a quarter is over. */
export function quartersOf(office: ReturnType<typeof testOffice>) {
  const payers = payersOf(office)
  const today = () => dayOf(office.visitor().now())

  return {
    ...payers,
    registered: () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany),
    supplier: async (name = 'قطع الغيار', vatin = 'OM1100234567') => (await addSupplier(payers.huda(), { name, vatin })).id,
    /** Bought today from a supplier who is registered: so much before tax, in rials. */
    async buys(supplierId: string, net: string, number = '1') {
      const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: net, vatCategory1: 'standard' } as const
      const paper = { id: payers.id(), supplierId, number, day: today(), dueOn: today() }
      return (await enterBill(payers.huda(), { ...paper, ...tyres, paper: [pdf] })).id
    },
    quarter: () => quarterOf(today()),
    nextQuarter: () => office.later(quarterDays),
    file: (quarter: string) => fileReturn(payers.huda(), { quarter, reference: 'VAT-1', despite: 'يُعدّ الصندوق مساء اليوم' }),
  }
}

/** The papers behind a figure of that quarter. */
export const documentsBehind = async (office: ReturnType<typeof testOffice>, quarter: string, of: DocumentKind) =>
  (await taxDocuments(office, readDocumentsAsked(new URLSearchParams({ quarter, of }), new Date()))).documents
