import { expect, test } from 'vitest'
import { financePermissions } from '#areas/finance/permissions.ts'
import { openGroups } from '#areas/finance/places.ts'
import { testOffice } from '#testing/office.ts'
import { financeTabs } from './finance-tabs.ts'

const office = testOffice()
const all = Object.values(financePermissions)
const one = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'

/** What is marked in both rows. */
function marked(path: string) {
  const { groups, places } = financeTabs(openGroups(office.staff('maryam', ...all).actor), `/admin/finance${path}`)
  return [...groups, ...places].filter(({ current }) => current).map(({ label }) => label)
}

test.each([
  ['/cashier', 'القبض', 'الكاشير'],
  [`/receipts/${one}`, 'القبض', 'سندات القبض'],
  ['/invoices/new', 'المستحق لنا', 'الفواتير'],
  ['/customers/ageing', 'المستحق لنا', 'أعمار الديون'],
  [`/customers/${one}`, 'المستحق لنا', 'حسابات العملاء'],
  ['/suppliers', 'المستحق علينا', 'المورّدون'],
  [`/cheques/slips/${one}`, 'الشيكات', 'قسائم الإيداع'],
  [`/boxes/sessions/${one}`, 'النقد والبنوك', 'الورديات'],
  [`/bank-lines/${one}`, 'النقد والبنوك', 'كشوف البنوك'],
  [`/bank-statements/${one}`, 'النقد والبنوك', 'كشوف البنوك'],
  [`/banks/${one}/reconciliation`, 'النقد والبنوك', 'كشوف البنوك'],
  ['', 'الدفاتر والضريبة', 'دليل الحسابات'],
  ['/accounts/1100', 'الدفاتر والضريبة', 'دليل الحسابات'],
  ['/opening', 'الدفاتر والضريبة', 'القيود'],
])('the page %s lies in %s at %s', (path, group, place) => expect(marked(path)).toEqual([group, place]))

test('a group begins at the first desk one may stand at, and is not there without any', () => {
  const { viewReceipts, viewCheques } = financePermissions
  const open = openGroups(office.staff('khalid', viewReceipts, viewCheques).actor)
  const { groups, places } = financeTabs(open, '/admin/finance/cheques')
  expect(groups.map(({ label, to }) => [label, to])).toEqual([
    ['القبض', '/admin/finance/receipts'],
    ['الشيكات', '/admin/finance/cheques'],
  ])
  expect(places.map(({ label }) => label)).toEqual(['حافظة الشيكات', 'تقويم الشيكات', 'قسائم الإيداع', 'بيانات الشيكات المستلمة'])
})

test('a page that lies at no desk of theirs marks none', () => {
  const open = openGroups(office.staff('said', financePermissions.viewInvoices).actor)
  expect(financeTabs(open, `/admin/finance/customers/${one}`)).toEqual({
    groups: [{ to: '/admin/finance/invoices', label: 'المستحق لنا', current: false }],
    places: [],
  })
})
