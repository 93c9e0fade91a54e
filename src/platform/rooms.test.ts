import { expect, test } from 'vitest'
import type { House } from './context.ts'
import { mergeRooms, type Room } from './rooms.ts'

const house = {} as House

test('a room that fails in its daily work keeps no other of its area from theirs, and is told', async () => {
  const done: string[] = []
  const room = (name: string): Room => ({
    daily: async () => {
      done.push(name)
      if (name === 'second') throw new Error('no paper')
    },
  })
  const area = mergeRooms(room('first'), room('second'), {}, room('third'))
  await expect(area.daily?.(house)).rejects.toThrow('a round is not complete')
  expect(done).toEqual(['first', 'second', 'third'])
})

test('offers come in the order of the rooms, and what an area has once comes from one room', () => {
  const desk = (path: string) => ({ path, label: path, permission: { name: path, scopes: [] } as never })
  expect(mergeRooms({ desks: [desk('/a')] }, { desks: [desk('/b')] }).desks?.map(({ path }) => path)).toEqual(['/a', '/b'])
  const once: Room = { checkPaper: (async () => null) as never }
  expect(() => mergeRooms(once, once)).toThrow('two rooms offer checkPaper')
})
