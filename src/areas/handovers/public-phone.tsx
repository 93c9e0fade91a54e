import type { ComponentProps } from 'react'
import { PhoneHead as Head } from './phone/phone-head.tsx'
import * as phone from './phone/sheet-page.ts'

/** A sheet that is written on a phone without a network too: its loader, its action, and what stands at its head. */
export const { openSheetOnPhone, writeSheetOnPhone } = phone
export const PhoneHead = (props: ComponentProps<typeof Head>) => <Head {...props} />
