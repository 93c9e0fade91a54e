import { expect, test } from 'vitest'
import { newId } from './new-id.ts'
import { formOf, inOrder, inPlaceOf, movedBy, nextToSend, type Operation, seenSince, waitBefore } from './queue.ts'

const operation = (at: number, more: Partial<Operation> = {}): Operation => ({
  ...{ id: newId(at), person: 'salim', page: '/a', address: '/a?act=x', act: 'x', fields: [], seen: 1, turn: 1, key: `${at}` },
  ...{ label: 'x', madeAt: at, state: 'waiting' },
  ...more,
})
const nobody = new Set<string>()
const photo = new File(['x'], 'x.png', { type: 'image/png' })

test('pictures go first, then what is written, then the signature; each in the order of its making', () => {
  const all = [
    operation(1, { turn: 2, label: 'signature' }),
    operation(2, { label: 'readings' }),
    operation(3, { turn: 0, label: 'picture' }),
    operation(4, { label: 'items' }),
    operation(5, { turn: 0, label: 'another' }),
  ]
  expect(inOrder(all).map(({ label }) => label)).toEqual(['picture', 'another', 'readings', 'items', 'signature'])
})

test('ids of the phone are in the order of their making, and of version 7', () => {
  const ids = [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].map(newId)
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('what was refused or changed meanwhile holds up its own page alone', () => {
  const refused = operation(1, { state: 'refused' })
  const after = operation(2)
  const elsewhere = operation(3, { page: '/b' })
  expect(nextToSend([refused, after, elsewhere], nobody)).toBe(elsewhere)
  expect(nextToSend([{ ...refused, state: 'changed' }, after], nobody)).toBeUndefined()
})

test('an operation that was answered twice moved its page once', () => {
  const picture = { id: 'picture', seen: 0 }
  const once = movedBy(picture, [])
  expect(movedBy(picture, once)).toEqual([{ id: 'picture', from: 0 }])
  expect(movedBy({ id: 'readings', seen: 0 }, once)).toEqual([...once, { id: 'readings', from: 1 }])
})

test('what has arrived is not sent again, and what is of somebody else waits for them', () => {
  const theirs = operation(2, { person: 'juma' })
  expect(nextToSend([operation(1, { state: 'done' }), theirs], nobody)).toBe(theirs)
  expect(nextToSend([theirs], new Set(['juma']))).toBeUndefined()
})

test('a version moves on by what this phone sent itself, and by nothing else', () => {
  expect(seenSince(1, [])).toBe(1)
  const moved = (...from: number[]) => from.map((version) => ({ id: `of ${version}`, from: version }))
  expect(seenSince(1, moved(1, 2))).toBe(3)
  // Somebody wrote from 2 to 3: what was written on top of 1 is told from that.
  expect(seenSince(1, moved(1, 3))).toBe(2)
  const form = formOf(
    {
      fields: [
        ['seen', '1'],
        ['odometer', '7'],
      ],
      seen: 1,
    },
    moved(1),
  )
  expect([...form]).toEqual([
    ['seen', '2'],
    ['odometer', '7'],
  ])
})

test('written anew after a refusal it takes its place, with the pictures chosen then', () => {
  const refused = operation(1, {
    key: 'mark 1',
    state: 'refused',
    fields: [
      ['what', 'dent'],
      ['photos', photo],
    ],
  })
  const anew = operation(2, { key: 'mark 1', fields: [['what', 'scratch']] })
  const { before, operation: next } = inPlaceOf(anew, [refused, operation(3)])
  expect(before).toEqual([refused])
  expect(next.fields).toEqual([
    ['what', 'scratch'],
    ['photos', photo],
  ])
})

test('what only waits is not replaced: each was done', () => {
  const first = operation(1, { key: 'readings' })
  expect(inPlaceOf(operation(2, { key: 'readings' }), [first]).before).toEqual([])
})

test('one that cannot be reached is asked ever more seldom', () => {
  expect([0, 1, 2, 9].map(waitBefore)).toEqual([3_000, 6_000, 12_000, 60_000])
})
