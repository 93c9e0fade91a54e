import type { Area } from './area.ts'
import { inTurn } from './rounds.ts'

/** What a room of a large area offers: the same as an area, each part if there is something. */
export type Room = Partial<Omit<Area, 'name' | 'label' | 'permissions' | 'seed'>>

const lists = [
  'subscribers',
  'notices',
  'hooks',
  'desks',
  'portal',
  'acts',
  'records',
  'approvals',
  'contracts',
  'resources',
  'photos',
  'sections',
  'figures',
  'exceptions',
  'people',
  'phonePages',
  'cameraPages',
  'locationPages',
  'retained',
] as const
const words = ['factWords', 'factLines', 'partWords'] as const

/** The offers of the rooms as those of one area, in the order of the rooms. */
export function mergeRooms(...rooms: Room[]): Room {
  const one = <Key extends 'personal' | 'checkPaper' | 'pulse'>(key: Key) => {
    const [first, second] = rooms.filter((room) => room[key] !== undefined)
    if (second) throw new Error(`two rooms offer ${key}`)
    return first ? { [key]: first[key] } : {}
  }
  return {
    ...Object.fromEntries(
      lists
        .map((key) => [key, rooms.flatMap((room): unknown[] => room[key] ?? [])] as const)
        .filter(([, offered]) => offered.length > 0),
    ),
    ...Object.fromEntries(words.map((key) => [key, Object.assign({}, ...rooms.map((room) => room[key]))])),
    ...{ finder: rooms.flatMap(({ finder = [] }) => finder), ...one('personal'), ...one('checkPaper'), ...one('pulse') },
    waiting: async (ctx) => {
      const found = []
      for (const { waiting } of rooms) if (waiting) found.push(...(await waiting(ctx)))
      return found
    },
    permissionForFile: async (ctx, fileId) => {
      for (const room of rooms) {
        const permission = await room.permissionForFile?.(ctx, fileId)
        if (permission) return permission
      }
      return null
    },
    daily: inTurn(...rooms.flatMap(({ daily: round }) => round ?? [])),
    afterDaily: inTurn(...rooms.flatMap(({ afterDaily: round }) => round ?? [])),
    tell: async (house, stopping) => {
      for (const room of rooms) await room.tell?.(house, stopping)
    },
    often: inTurn(...rooms.flatMap(({ often: round }) => round ?? [])),
  }
}
