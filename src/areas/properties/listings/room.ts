import type { Room } from '#platform/rooms.ts'
import { listingFactLines, listingFactWords, listingPartWords } from './words.ts'

export const listings: Room = { factWords: listingFactWords, factLines: listingFactLines, partWords: listingPartWords }
