import { inject } from 'vitest'
import type { House } from '#platform/context.ts'
import { tokenOf } from '#testing/fuzz/people.ts'
import { insideDatabase } from '#testing/inside.ts'
import { databaseUrl, runDatabase } from '#testing/template.ts'

/** The database of a file of journeys. */
export const databaseOf = (name: string) => databaseUrl(inject('server'), runDatabase(name))

/** The house of a journey from the inside. */
export const insideHouse = <Output>(name: string, does: (house: House) => Promise<Output>) =>
  insideDatabase(databaseOf(name), does)

/** The session of somebody who may everything, as a cookie brings it. */
export const administratorsToken = (name: string) => tokenOf(databaseOf(name), 'maryam')
