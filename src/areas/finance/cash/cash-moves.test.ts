import { expect, test } from 'vitest'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { movements } from '#areas/finance/reports/movement-queries.ts'
import { loader as slipPaper } from '#areas/finance/vouchers/routes/back-office-cash-move-pdf.ts'
import type { Permission } from '#platform/permissions.ts'
import { atOnce } from '#testing/at-once.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah, thumrait } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { moveLeaf } from './cash.ts'
import { movesAddress, readMovesAsked } from './move-asked.ts'
import { cashMove, moves, ownBox, placesToMove } from './move-queries.ts'
import { loader as movesPage } from './routes/back-office-cash-moves.tsx'
import { loader as exported } from './routes/moves-export.ts'
import { addCompanyAccount } from './use-cases/change-bank-accounts.ts'
import { countSession } from './use-cases/close-session.ts'
import { moveCash } from './use-cases/move-cash.ts'
import { openSession } from './use-cases/open-session.ts'
import { confirmDeposit, receiveCash, takeBack } from './use-cases/settle-move.ts'

const office = testOffice()
const { house, kept, newBox, cashier, colleague, paid, inBox, statusNow } = boxesOf(office)
const underWay = (id: string) => balanceOf(office, moveLeaf(id))
const nothingWrong = async () =>
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])

/** Fatima keeps a box with fifty rials, Salma another elsewhere, and there is an account at a bank. */
async function twoBoxes() {
  const { boxId, fatima, sessionId } = await kept(50_000n)
  const other = await newBox('صندوق ثمريت', thumrait)
  const salma = await cashier('salma', thumrait)
  await openSession(salma, { boxId: other, rials1: '0' })
  const account = { bank: 'بنك مسقط', holder: 'التحالف', iban: 'OM030270000000000000101', heldFor: 'operating' as const }
  const { id: bankId } = await addCompanyAccount(house(), account)
  const moveId = house().newId()
  const send = (to: string, amount = '20', more: { moveId?: string; slip?: string } = {}) =>
    moveCash(fatima, { moveId, to, amount, ...more })
  return { boxId, fatima, sessionId, other, salma, bankId, moveId, send }
}

const inBank = (id: string) => balanceOf(office, bankLeaf({ id, heldFor: 'operating' }))

test('cash goes from box to box when whoever keeps the other has it in hand, and lies under way so long', async () => {
  const { boxId, other, salma, moveId, send, fatima } = await twoBoxes()
  await send(`box:${other}`)
  expect([await inBox(boxId), await underWay(moveId), await inBox(other)]).toEqual([30_000n, 20_000n, 0n])
  await nothingWrong()
  expect(await cashMove(salma, moveId)).toMatchObject({ to: 'صندوق ثمريت', may: { receive: true, takeBack: false } })
  await expect(receiveCash(fatima, { moveId })).rejects.toMatchObject({ code: 'finance.other-box' })
  await receiveCash(salma, { moveId })
  const { lines } = await movements(office, { ...readMovementsAsked(new URLSearchParams()), code: '1145' }, null)
  expect(lines.map(({ key }) => key)).toEqual([expect.stringMatching(/^نقل نقد \d+$/), lines[0]?.key])
  expect([await inBox(boxId), await underWay(moveId), await inBox(other)]).toEqual([30_000n, 0n, 20_000n])
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.cash-moved', 'finance.cash-arrived']))
  await nothingWrong()
})

test('what goes to the bank is there when somebody else has seen it, by its slip', async () => {
  const { fatima, salma, bankId, moveId, send } = await twoBoxes()
  await send(`bank:${bankId}`)
  await expect(receiveCash(salma, { moveId })).rejects.toMatchObject({ status: 404 })
  await expect(confirmDeposit(fatima, { moveId, slip: '7781' })).rejects.toMatchObject({ status: 403 })
  const huda = await colleague('huda', 'accountant')
  await expect(confirmDeposit(huda, { moveId, slip: '' })).rejects.toMatchObject({ issues: [{ path: ['slip'] }] })
  await confirmDeposit(huda, { moveId, slip: '7781' })
  expect([await underWay(moveId), await inBank(bankId)]).toEqual([0n, 20_000n])
  expect(await cashMove(huda, moveId)).toMatchObject({ slip: '7781', settler: 'huda', status: 'arrived' })
  await nothingWrong()
})

test('nobody says both that it went and that it came', async () => {
  const { bankId, other } = await twoBoxes()
  const salim = await colleague('salim', 'financeManager')
  await openSession(salim, { boxId: await newBox('صندوق المالية'), rials1: '0' })
  await paid((await ownBox(salim))?.id ?? '', 9_000n)
  const moveId = house().newId()
  await moveCash(salim, { moveId, to: `bank:${bankId}`, amount: '9' })
  await expect(confirmDeposit(salim, { moveId, slip: '1122' })).rejects.toMatchObject({ code: 'finance.own-move' })
  expect(await cashMove(salim, moveId)).toMatchObject({ may: { confirm: false, takeBack: true } })
  await expect(receiveCash(salim, { moveId })).rejects.toMatchObject({ code: 'finance.move-to-bank' })
  expect(await placesToMove(office, other)).toEqual(expect.arrayContaining([[`bank:${bankId}`, 'بنك مسقط، آخره 0101']]))
})

test('what never came is taken back into its box, once, and by a reversal', async () => {
  const { boxId, fatima, other, salma, moveId, send } = await twoBoxes()
  await send(`box:${other}`)
  const back = { moveId, reason: 'لم تخرج السيارة' }
  await expect(takeBack(salma, back)).rejects.toMatchObject({ code: 'finance.other-box' })
  const held = (tx: Parameters<Parameters<typeof atOnce>[1]>[0]) => tx.selectFrom('cashMoves').select('id').forUpdate().execute()
  const tries = await atOnce(office, held, [() => takeBack(fatima, back), () => receiveCash(salma, { moveId })])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(takeBack(fatima, back)).rejects.toMatchObject({ code: 'finance.move-settled' })
  expect((await inBox(boxId)) + (await inBox(other))).toBe(50_000n)
  expect(await underWay(moveId)).toBe(0n)
  await nothingWrong()
})

test('of two who take more than there is one gets it, and a second press is the same move', async () => {
  const { boxId, other, moveId, send } = await twoBoxes()
  const hold = (tx: Parameters<Parameters<typeof atOnce>[1]>[0]) =>
    tx.selectFrom('cashSessions').select('id').forUpdate().execute()
  const twice = [() => send(`box:${other}`, '30'), () => send(`box:${other}`, '30')]
  expect((await atOnce(office, hold, twice)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect([await inBox(boxId), await underWay(moveId)]).toEqual([20_000n, 30_000n])
  const more = [1, 2].map(() => () => send(`box:${other}`, '15', { moveId: house().newId() }))
  expect(await atOnce(office, hold, more)).toMatchObject([
    { status: 'fulfilled' },
    { reason: { issues: [{ path: ['amount'] }] } },
  ])
  expect(await inBox(boxId)).toBe(5_000n)
})

test('what is wrong is said under its field, and not how much there is', async () => {
  const { boxId, other, bankId, send } = await twoBoxes()
  for (const amount of ['0', '-1', '1.002', '1e2', '৫'])
    await expect(send(`box:${other}`, amount), amount).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const tooMuch = await send(`box:${other}`, '51').catch((error: Error) => error)
  expect(String(tooMuch)).toContain('ليس في صندوقك هذا المبلغ')
  expect(String(tooMuch)).not.toContain('50')
  const trust = { bank: 'بنك ظفار', holder: 'التحالف', iban: 'OM230180000000000000202', heldFor: 'trust' as const }
  const { id } = await addCompanyAccount(house(), trust)
  for (const to of ['', 'box:', `box:${boxId}`, `box:${bankId}`, `bank:${id}`, `bank:${other}`])
    await expect(send(to), to).rejects.toMatchObject({ issues: [{ path: ['to'] }] })
  await expect(send(`box:${other}`, '5', { slip: '12' })).rejects.toMatchObject({ issues: [{ path: ['slip'] }] })
})

test('without an open session nothing leaves a box; what was counted before has to be counted again', async () => {
  const { fatima, sessionId, other, send } = await twoBoxes()
  const salim = await cashier('salim', salalah)
  const asked = { moveId: house().newId(), to: `box:${other}`, amount: '1' }
  await expect(moveCash(salim, asked)).rejects.toMatchObject({ code: 'finance.no-session' })
  await expect(moveCash(await colleague('huda', 'accountant'), asked)).rejects.toMatchObject({ status: 403 })
  await countSession(fatima, { sessionId, rials50: '1' })
  await send(`box:${other}`)
  expect(await statusNow(sessionId)).toBe('open')
})

test('moves are listed with those under way first, within reach', async () => {
  const { fatima, other, salma, bankId, moveId, send } = await twoBoxes()
  await send(`box:${other}`)
  await receiveCash(salma, { moveId })
  const deposit = house().newId()
  await send(`bank:${bankId}`, '5', { moveId: deposit, slip: '7781' })
  const listed = async (who: typeof fatima, query = '') =>
    (await moves(who, readMovesAsked(new URLSearchParams(query)))).rows.map(({ id }) => id)
  expect(await listed(fatima)).toEqual([deposit, moveId])
  expect(await listed(salma)).toEqual([moveId])
  const huda = await colleague('huda', 'accountant')
  for (const query of ['status=arrived', `box=${other}`]) expect(await listed(huda, query), query).toEqual([moveId])
  for (const query of ['q=٧٧٨١', 'status=under-way']) expect(await listed(huda, query), query).toEqual([deposit])
  for (const query of ['q=x', 'from=2026-02-01', 'to=2026-01-01']) expect(await listed(huda, query), query).toEqual([])
  expect((await moves(huda, readMovesAsked(new URLSearchParams()))).sums).toMatchObject([
    { status: 'under-way', sum: 5_000n },
    { status: 'arrived', sum: 20_000n },
  ])
  const rows = await csvRows(exported(visit(huda, '/export?format=csv')))
  expect(rows.map((row) => [row[2], row[7], row[8]])).toEqual([
    ['بنك مسقط', '7781', '5.000'],
    ['صندوق ثمريت', '', '20.000'],
    ['', '', '5.000'],
    ['', '', '20.000'],
  ])
  expect(await csvRows(exported(visit(huda, '/export?format=csv&q=x')))).toEqual([])
  expect(movesAddress(readMovesAsked(new URLSearchParams('status=arrived&page=2&x=1')))).toBe(
    '/admin/finance/boxes/moves?status=arrived&page=2',
  )
})

test('a deposit slip is printed for what goes to a bank, and for nothing else', async () => {
  const { fatima, other, bankId, moveId, send } = await twoBoxes()
  await send(`box:${other}`)
  const paper = (id: string) => slipPaper(visit(fatima, '/pdf', { params: { moveId: id } }))
  expect(await statusOf(paper(moveId))).toBe(404)
  const deposit = house().newId()
  await send(`bank:${bankId}`, '12.345', { moveId: deposit, slip: '7781' })
  const text = pdfText(new Uint8Array(await (await paper(deposit)).arrayBuffer()))
  for (const said of ['12.345', 'OM030270000000000000101', '7781', 'بيسة']) expect(text).toContain(said)
})

test('I21, I22: cash that lies under way without a move, or a move without cash, is found, and what the box lacks for it', async () => {
  const { fatima, other, boxId, moveId, send } = await twoBoxes()
  await send(`box:${other}`)
  const gone = { status: 'taken-back' as const, settledBy: fatima.actor.id, settledAt: fatima.now() }
  await office.db.updateTable('cashMoves').set(gone).execute()
  const found = (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)
  expect(found).toMatchObject([
    { code: 'I21', differences: [{ place: moveId, books: 20_000n, expected: 0n }] },
    { code: 'I22', differences: [{ place: boxId }] },
  ])
})

test('the way to a session of one’s own is shown to whoever may keep a box, and to nobody else', async () => {
  const page = (...rights: Permission[]) => movesPage(visit(office.staff('noor', may.viewBoxes, may.moveCash, ...rights), '/x'))
  expect(await page()).toMatchObject({ form: null, mayMove: true, mayKeep: false })
  expect(await page(may.keepBoxes)).toMatchObject({ form: null, mayKeep: true })
})
