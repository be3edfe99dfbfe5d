import { useState, type CSSProperties } from 'react'

/** A picture in the formats and widths that it comes in, with the colours that may tint what surrounds it. */
export interface PortraitPicture {
  readonly name: string
  readonly imageUrl: string
  readonly imageSources: readonly { readonly type: string; readonly srcset: string }[]
  readonly palette: { readonly ground: string; readonly line: string; readonly halo: string }
}

interface PortraitProps {
  picture: Pick<PortraitPicture, 'name' | 'imageUrl' | 'imageSources'>
  /** Empty where the name stands beside it. */
  alt: string
  sizes: string
  /** The greatest picture of the first screen: loaded before anything else. */
  priority?: boolean
  /** On the first screen, but not what it waits for. */
  eager?: boolean
  className?: string
}

/** The portrait's colours as variables, so that a scrim can be the portrait's own dark ink. */
export function paletteStyle({ palette }: Pick<PortraitPicture, 'palette'>): CSSProperties {
  return {
    '--portrait-ground': palette.ground,
    '--portrait-line': palette.line,
    '--portrait-halo': palette.halo,
  } as CSSProperties
}

/** Where it fails to load, the name's first letter on the portrait's own ground. */
export function Portrait({
  picture,
  alt,
  sizes,
  priority = false,
  eager = priority,
  className = '',
}: PortraitProps) {
  const [broken, setBroken] = useState<string>()
  if (picture.imageUrl === '' || picture.imageUrl === broken)
    return (
      <span
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={`grid size-full place-items-center bg-[var(--portrait-ground,var(--surface-2))] font-serif text-32 text-[var(--portrait-halo,var(--ink-2))] ${className}`}
      >
        {Array.from(picture.name.trim())[0]?.toUpperCase()}
      </span>
    )
  return (
    <picture className="contents">
      {picture.imageSources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        src={picture.imageUrl}
        alt={alt}
        width={720}
        height={960}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setBroken(picture.imageUrl)}
        className={`size-full bg-(--portrait-ground) object-cover ${className}`}
      />
    </picture>
  )
}
