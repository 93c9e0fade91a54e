import { expect, test } from 'vitest'
import { bankViews } from '#areas/finance/bank/views.ts'
import { billViews, pettyViews, supplierViews } from '#areas/finance/bills/views.ts'
import { bankAccountViews, boxViews, moveViews, sessionViews } from '#areas/finance/cash/views.ts'
import { chequeViews } from '#areas/finance/cheques/views.ts'
import { lockViews } from '#areas/finance/closing/views.ts'
import { creditTransferViews } from '#areas/finance/credit-transfers/views.ts'
import { depositViews } from '#areas/finance/deposits/views.ts'
import { draftViews, invoiceViews, proformaViews } from '#areas/finance/invoices/views.ts'
import { chartViews, journalViews } from '#areas/finance/ledger/views.ts'
import { onlineViews } from '#areas/finance/online/views.ts'
import { outlayViews } from '#areas/finance/outlays/views.ts'
import { payoutViews } from '#areas/finance/payouts/views.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { proofViews } from '#areas/finance/portal/views.ts'
import { loader as exported } from '#areas/finance/receipts/routes/receipts-export.ts'
import { receiptViews } from '#areas/finance/receipts/views.ts'
import { setOffViews } from '#areas/finance/set-offs/views.ts'
import { staffDebtViews } from '#areas/finance/staff-debts/views.ts'
import { accountViews, ageingViews } from '#areas/finance/statements/views.ts'
import { returnViews, taxDocumentViews } from '#areas/finance/tax/views.ts'
import { writeOffViews } from '#areas/finance/write-offs/views.ts'
import { importViews } from '#areas/openings/views.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, visit } from '#testing/visit.ts'

const office = testOffice()
const { huda, customer, box, pays } = payersOf(office)

test.each([
  ['invoices', invoiceViews, 'state=overdue', '/admin/finance/invoices?state=overdue'],
  ['proformas', proformaViews, 'state=open&to=x', '/admin/finance/proformas?state=open'],
  ['drafts', draftViews, 'shown=no&q=x', '/admin/finance/invoices/drafts?q=x&shown=no'],
  ['receipts', receiptViews, 'method=cash', '/admin/finance/receipts?method=cash'],
  ['cheques', chequeViews, 'state=received', '/admin/finance/cheques?state=received'],
  ['payouts', payoutViews, 'q=x', '/admin/finance/payouts?q=x'],
  ['journals', journalViews, 'source=invoice', '/admin/finance/journals?source=invoice'],
  ['deposits', depositViews, 'due=yes', '/admin/finance/deposits?due=yes'],
  ['outlays', outlayViews, 'state=closed', '/admin/finance/outlays?state=closed'],
  ['bills', billViews, 'state=paid', '/admin/finance/bills?state=paid'],
  ['petty', pettyViews, 'state=reversed&expense=1&from=2026-01-01', '/admin/finance/petty?state=reversed&from=2026-01-01'],
  ['suppliers', supplierViews, 'standing=owed&supplier=1', '/admin/finance/suppliers?standing=owed'],
  ['proofs', proofViews, 'state=all&q=BM', '/admin/finance/proofs?q=BM&state=all'],
  ['payments online', onlineViews, 'state=paid&from=x', '/admin/finance/online?state=paid'],
  [
    ...(['tax documents', taxDocumentViews, 'quarter=2025-Q4&of=bills&q=x'] as const),
    '/admin/finance/tax/documents?quarter=2025-Q4&of=bills&q=x',
  ],
  ['tax returns', returnViews, 'quarter=2025-Q4&year=2025&state=x', '/admin/finance/tax?year=2025'],
  ['chart', chartViews, 'type=asset&lies=yes&page=4', '/admin/finance?type=asset&lies=yes'],
  ['boxes', boxViews, 'state=kept', '/admin/finance/boxes?state=kept'],
  ['bank accounts', bankAccountViews, 'held=trust&state=x', '/admin/finance/boxes/bank-accounts?held=trust'],
  ['banks', bankViews, 'state=waiting&held=x', '/admin/finance/banks?state=waiting'],
  ['staff debts', staffDebtViews, 'state=short&repayment=1&from=x', '/admin/finance/staff-debts?state=short'],
  ['locks', lockViews, 'kind=opened&to=2026-01-31', '/admin/finance/periods?to=2026-01-31&kind=opened'],
  ['opening files', importViews, 'status=posted&kind=x', '/admin/finance/opening?status=posted'],
  ['moves', moveViews, 'status=arrived', '/admin/finance/boxes/moves?status=arrived'],
  ['accounts', accountViews, 'side=overdue&by=branch&day=2025-01-01', '/admin/finance/customers?side=overdue'],
  ['ageing', ageingViews, 'by=service&day=2025-12-31', '/admin/finance/customers/ageing?by=service&day=2025-12-31'],
  ['credit-transfers', creditTransferViews, 'state=done', '/admin/finance/credit-transfers?state=done'],
  ['set-offs', setOffViews, 'state=done', '/admin/finance/set-offs?state=done'],
  ['write-offs', writeOffViews, 'state=rejected', '/admin/finance/write-offs?state=rejected'],
  ['sessions', sessionViews, 'status=open', '/admin/finance/boxes/sessions?status=open'],
])(
  'the list of %s is kept under a name with what it knows, for whoever keeps it, and removed again',
  async (_, views, query, address) => {
    const form = { viewName: 'ما أتابعه', query: `${query}&page=3&evil=<script>` }
    const save = (ctx = huda()) => answered(views.action(visit(ctx, '/x?act=save-view', { form })))
    expect(await save()).toMatchObject({ status: 303, to: address })
    await save()
    const [view, ...more] = await views.of(huda())
    expect([view, more]).toMatchObject([{ name: 'ما أتابعه', query: address.split('?')[1] }, []])
    expect(await views.of(office.staff('salma', ...Object.values(financePermissions)))).toEqual([])
    expect(await save(office.staff('omar'))).toMatchObject({ init: { status: 403 } })

    const rename = (viewName: string, ctx = huda()) =>
      answered(views.action(visit(ctx, '/x?act=rename-view', { form: { viewId: view?.id ?? '', viewName } })))
    expect(await rename('باسم آخر')).toMatchObject({ status: 303, to: address })
    expect(await rename('لها', office.staff('salma', ...Object.values(financePermissions)))).toMatchObject({
      init: { status: 404 },
    })
    expect(await views.of(huda())).toMatchObject([{ id: view?.id, name: 'باسم آخر', query: address.split('?')[1] }])

    const forget = { viewId: view?.id ?? '' }
    await answered(views.action(visit(huda(), '/x?act=forget-view', { form: forget })))
    await answered(views.action(visit(huda(), '/x?act=forget-view', { form: forget })))
    expect(await views.of(huda())).toEqual([])
    expect(await office.history()).toEqual([
      ...['finance.view-saved', 'finance.view-saved', 'finance.view-renamed', 'finance.view-forgotten'],
    ])
  },
)

test('no two views of one person have one name, whatever the lists; who renames one is told under its field', async () => {
  const save = (views: typeof receiptViews, viewName: string, query: string) =>
    answered(views.action(visit(huda(), '/x?act=save-view', { form: { viewName, query } })))
  await save(receiptViews, 'نقد', 'method=cash')
  await save(invoiceViews, 'متأخرة', 'state=overdue')
  const [view] = await receiptViews.of(huda())
  const rename = (viewName: string) =>
    answered(receiptViews.action(visit(huda(), '/x?act=rename-view', { form: { viewId: view?.id ?? '', viewName } })))
  const fault = { viewName: ['لك عرض آخر باسم «متأخرة». اختر اسمًا آخر.'] }
  expect(await rename('متأخرة')).toMatchObject({ data: { fields: fault, typed: { viewName: 'متأخرة' } } })
  expect(await rename('')).toMatchObject({ data: { fields: { viewName: ['اكتب اسم العرض.'] } } })
  expect(await rename('نقد')).toMatchObject({ status: 303 })
  expect(await receiptViews.of(huda())).toMatchObject([{ name: 'نقد' }])
})

test('a list is taken along on paper too, as it is filtered', async () => {
  const salim = await customer()
  await box()
  await pays(salim, '60')
  const paper = await exported(visit(huda(), '/x?format=pdf&method=cash'))
  const text = pdfText(new Uint8Array(await paper.arrayBuffer()))
  expect(text).toContain('RC-SLL26-00001')
  expect(text).toContain('60.000')
  const none = await exported(visit(huda(), '/x?format=pdf&method=card'))
  expect(pdfText(new Uint8Array(await none.arrayBuffer()))).not.toContain('RC-SLL26')
})
