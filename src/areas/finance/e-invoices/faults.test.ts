import { expect, test } from 'vitest'
import type { EInvoice, Item } from './e-invoice.ts'
import { faultsOf, ruleNames } from './faults.ts'
import { profileNow } from './profile.ts'
import { rialsOf, transactionCode, writeEInvoice } from './write-e-invoice.ts'

const uuid = '7b0c2f2e-1d3a-4c5b-9e6f-0123456789ab'
const line: Item = {
  ...{ place: '1', name: 'تأجير سيارة', quantity: '4.5', unitPrice: 15_000n, discount: 7_500n },
  ...{ net: 60_000n, vat: 3_000n, category: 'standard', rate: 5, reason: null, ground: null },
}
const address = { lines: ['السعادة', '2214', '18'], city: 'صلالة', postalCode: '211' }
const right: EInvoice = {
  ...{ kind: 'tax-invoice', number: 'INV-SLL26-00001', uuid, issuedOn: '2026-01-15', issuedAt: '12:00:00', dueOn: '2026-01-20' },
  ...{ currency: 'OMR', isSimplified: false, isContinuous: false, period: { from: '2026-01-10', until: '2026-01-14' } },
  ...{ preceding: null, reason: null },
  seller: { name: 'التحالف', vatin: 'OM1234567890', otherId: '1234567', address, phone: '+96823290000', email: null },
  buyer: { name: 'ظفار للنقل', vatin: 'OM9876543210', otherId: 'CU-10001', address, phone: null, email: null },
  lines: [line],
  parts: [{ net: 60_000n, vat: 3_000n, category: 'standard', rate: 5, reason: null, ground: null }],
  ...{ net: 60_000n, vat: 3_000n, total: 63_000n },
}
const preceding = { number: 'INV-SLL26-00001', uuid, issuedOn: '2026-01-14' }
const note: Partial<EInvoice> = { kind: 'credit-note', preceding, reason: 'خطأ', dueOn: null }
const seller = (over: Partial<EInvoice['seller']>) => ({ seller: { ...right.seller, ...over } })
const buyer = (over: Partial<EInvoice['buyer']>) => ({ buyer: { ...right.buyer, ...over } })
const lines = (over: Partial<Item>) => ({ lines: [{ ...line, ...over }] })
const unknown: Item = { ...line, place: '2', category: 'out-of-scope', rate: 0, vat: 0n, reason: 'تعويض' }

/** A paper that breaks this rule; it may break others with it. */
const broken: Record<string, Partial<EInvoice>> = {
  number: { number: '' },
  uuid: { uuid: '0198f3c2-1d3a-7c5b-9e6f-0123456789ab' },
  kind: { kind: 'invoice' },
  'issued-on': { issuedOn: '2026-13-40' },
  'issued-at': { issuedAt: '25:00:00' },
  'due-on': { dueOn: '2026-01-14' },
  currency: { currency: 'AED' },
  period: { period: { from: '2026-01-14', until: '2026-01-10' } },
  reason: { ...note, reason: null },
  preceding: { ...note, preceding: null },
  'preceding-whole': { ...note, preceding: { ...preceding, uuid: '' } },
  'preceding-earlier': { ...note, preceding: { ...preceding, issuedOn: '2026-01-16' } },
  'seller-name': seller({ name: '' }),
  'seller-vatin': seller({ vatin: 'OM123' }),
  'seller-address': seller({ address: { ...address, lines: ['السعادة', null, '18'] } }),
  'seller-postal-code': seller({ address: { ...address, postalCode: null } }),
  'seller-phone': seller({ phone: null }),
  'buyer-name': buyer({ name: '' }),
  'buyer-vatin': buyer({ vatin: '12' }),
  'buyer-known': buyer({ vatin: null, otherId: null }),
  'buyer-address': buyer({ address: { ...address, city: null } }),
  lines: { lines: [], parts: [], net: 0n, vat: 0n, total: 0n },
  'line-name': lines({ name: '' }),
  'line-quantity': lines({ quantity: '0' }),
  'line-net': lines({ discount: 0n }),
  'line-tax': lines({ category: 'zero', rate: 0 }),
  'zero-reason': lines({ category: 'zero', rate: 0, reason: 'عرف' }),
  'out-of-scope-alone': { lines: [line, unknown] },
  net: { net: 59_000n },
  vat: { vat: 2_999n },
  total: { total: 62_999n },
  parts: { parts: [{ ...right.parts[0], net: 50_000n } as EInvoice['parts'][number]] },
  'part-tax': { parts: [{ ...right.parts[0], vat: 2_999n } as EInvoice['parts'][number]] },
}

test('a whole paper has no fault, nor has a whole note; a simplified one needs less of the customer', () => {
  expect(faultsOf(right, profileNow)).toEqual([])
  expect(faultsOf({ ...right, ...note }, profileNow)).toEqual([])
  const nobody = buyer({ vatin: null, otherId: null, address: { lines: [null, null, null], city: null, postalCode: null } })
  expect(faultsOf({ ...right, ...nobody, isSimplified: true }, profileNow)).toEqual([])
})

test.each(ruleNames)('a paper that breaks «%s» is told so in a sentence', (rule) => {
  const faults = faultsOf({ ...right, ...(broken[rule] ?? expect.fail('no paper breaks it')) }, profileNow)
  expect(faults.map((fault) => fault.rule)).toContain(rule)
  for (const { says } of faults) expect(says).toMatch(/^[\u0600-\u06ff].*\.$/)
})

test('what kind of transaction it is stands in its place of twenty', () => {
  expect(transactionCode({ ...right, isSimplified: true, isContinuous: true }, profileNow)).toBe('X1XXX1XXXXXXXXXXXXXX')
  expect(transactionCode(right, profileNow)).toMatch(/^[X1]{20}$/)
})

test('figures are written by whole numbers, and signs that XML does not know are left out', () => {
  expect([0n, 5n, 1_250n, -1_005n, 9_007_199_254_740_993n].map(rialsOf)).toEqual([
    ...['0.000', '0.005', '1.250', '-1.005', '9007199254740.993'],
  ])
  const xml = writeEInvoice({ ...right, ...lines({ name: 'a\u0000b\ud800 "c" \n d' }) }, profileNow)
  expect(xml).toContain('<cbc:Name>ab\ufffd &quot;c&quot; d</cbc:Name>')
})
