/** A drawing of a sink that leaks: what people of the demonstration office send of their faults. */
export const seededPhoto = () => ({ name: 'مغسلة.png', bytes: Buffer.from(drawn.join(''), 'base64') })

const drawn = [
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4BAMAAADLSivhAAAAElBMVEXi3tbNx7z19viWnqhcjMRGTFTDo5VJAAABFElEQVR42u3YwQ6CMAwA0A',
  'bmHU28q1+g8Qc49AP0wP//iiaIC5GtXUuNYHva5YVtLR0MtoqABmKUjh07dvwnuItxc8zD/XiTwLm+/MT9YN/di/s2+eQ1Y2FtO3Y8F76y47wa',
  'DHBixWF69yoWBgMMpbMe9W0OPqb69o6Bk+Wpwg1jyUaYThYYYaCzbIUrsjatMJCFbYYr6nXM4TrbgKi+TTUvO1znZ22I4zjOVXDQrRenv7Zf+C',
  'K6J1nohil/BwMqMGIrxgERF4hVa9bttl91lOKgyPOQaGGe+xJbGFatmdxtv9+eDw+NRISHFibB7+b5VYyjaAtwwM/gYpyMloURszqLQwojAyft',
  'xLk175NVa/aD7lfxA6eBMkllQEBPAAAAAElFTkSuQmCC',
]
