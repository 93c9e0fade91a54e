import { redirect } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { chooseNumerals } from '../use-cases/choose-numerals.ts'

const preferences = '/dashboard/preferences'

/** Only a press chooses; whoever follows a link here is led to the page that has the choice. */
export const loader = page(anyoneSignedIn, async () => redirect(preferences))

export const action = submit(chooseNumerals, () => saying('حُفظت طريقة عرض الأرقام', preferences))
