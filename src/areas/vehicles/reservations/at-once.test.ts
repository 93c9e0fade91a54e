import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { daysAfter } from '#values/days.ts'
import { reserveCar } from './use-cases/reserve-car.ts'

const office = testOffice()
const { near, booking, carsToReserve } = reservationsOf(office)

const [clients, rounds] = [12, 10]

test('4 of twelve who reserve of a class of three at once three have one, in every round', async () => {
  const cars = await carsToReserve(3)
  const won: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [from, until] = [daysAfter('2026-02-01', 3 * round), daysAfter('2026-02-02', 3 * round)]
    const tries = Array.from({ length: clients }, (_, at) =>
      reserveCar(near(), booking(cars, { from, until, phone: String(91_000_000 + at), how: at % 2 ? 'hold' : 'confirm' })),
    )
    won.push((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length)
  }
  expect(won).toEqual(Array(rounds).fill(3))
  const taken = await office.db.selectFrom('occupancies').select('id').where('status', '<>', 'released').execute()
  expect(taken).toHaveLength(3 * rounds)
})
