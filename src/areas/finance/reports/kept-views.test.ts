import { expect, test } from 'vitest'
import { billViews } from '#areas/finance/bills/views.ts'
import { boxViews, moveViews, sessionViews } from '#areas/finance/cash/views.ts'
import { chequeViews } from '#areas/finance/cheques/views.ts'
import { depositViews } from '#areas/finance/deposits/views.ts'
import { invoiceViews } from '#areas/finance/invoices/views.ts'
import { journalViews } from '#areas/finance/ledger/views.ts'
import { payoutViews } from '#areas/finance/payouts/views.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { loader as exported } from '#areas/finance/receipts/routes/receipts-export.ts'
import { receiptViews } from '#areas/finance/receipts/views.ts'
import { setOffViews } from '#areas/finance/set-offs/views.ts'
import { accountViews, ageingViews } from '#areas/finance/statements/views.ts'
import { writeOffViews } from '#areas/finance/write-offs/views.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, visit } from '#testing/visit.ts'

const office = testOffice()
const { huda, customer, box, pays } = payersOf(office)

test.each([
  ['invoices', invoiceViews, 'state=overdue', '/admin/finance/invoices?state=overdue'],
  ['receipts', receiptViews, 'method=cash', '/admin/finance/receipts?method=cash'],
  ['cheques', chequeViews, 'state=received', '/admin/finance/cheques?state=received'],
  ['payouts', payoutViews, 'q=x', '/admin/finance/payouts?q=x'],
  ['journals', journalViews, 'source=invoice', '/admin/finance/journals?source=invoice'],
  ['deposits', depositViews, 'due=yes', '/admin/finance/deposits?due=yes'],
  ['bills', billViews, 'state=paid', '/admin/finance/bills?state=paid'],
  ['boxes', boxViews, 'state=kept', '/admin/finance/boxes?state=kept'],
  ['moves', moveViews, 'status=arrived', '/admin/finance/boxes/moves?status=arrived'],
  ['accounts', accountViews, 'side=overdue&by=branch&day=2025-01-01', '/admin/finance/customers?side=overdue'],
  ['ageing', ageingViews, 'by=service&day=2025-12-31', '/admin/finance/customers/ageing?by=service&day=2025-12-31'],
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

    const forget = { viewId: view?.id ?? '' }
    await answered(views.action(visit(huda(), '/x?act=forget-view', { form: forget })))
    await answered(views.action(visit(huda(), '/x?act=forget-view', { form: forget })))
    expect(await views.of(huda())).toEqual([])
    expect(await office.history()).toEqual(['finance.view-saved', 'finance.view-saved', 'finance.view-forgotten'])
  },
)

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
