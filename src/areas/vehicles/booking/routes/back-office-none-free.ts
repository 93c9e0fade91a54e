import { redirect } from 'react-router'
import { counterPath, newReservationPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { noteNoneFree } from '../use-cases/note-none-free.ts'

/** Only a press notes; whoever follows a link here is led to the form. */
export const loader = page(may.reserve, async () => redirect(newReservationPath))

/** Back to the form as it was filled in, at the counter or for a later day. */
export const action = submit(noteNoneFree, (_, { query }) => {
  const { at, ...asked } = Object.fromEntries(query)
  const path = at === 'counter' ? counterPath : newReservationPath
  return saying('سُجّل أنها طُلبت ولم تتوفر', `${path}?${new URLSearchParams(asked)}`)
})
