import { useEffect, useState } from 'react'
import type { Pin } from '#values/pins.ts'

const patience = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 }

/** Where the phone is, once it knows; null while it looks, and where it may not say. */
export function usePin() {
  const [pin, setPin] = useState<Pin | null>(null)
  useEffect(() => {
    const keep = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => setPin({ latitude, longitude, accuracy })
    // Refused or not, every door goes on without it.
    const watched = navigator.geolocation?.watchPosition(keep, () => {}, patience)
    return () => navigator.geolocation?.clearWatch(watched)
  }, [])
  return pin
}
