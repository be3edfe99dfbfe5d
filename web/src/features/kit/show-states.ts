const states = { ':hover': '.show-hover', ':focus-visible': '.show-focus', ':active': '.show-press' }

/** Commas inside `:is(...)` do not part selectors. */
function parts(selector: string): string[] {
  return selector.split(/,(?![^(]*\))/)
}

function shown(selector: string): string {
  return Object.entries(states).reduce((text, [state, name]) => text.replaceAll(state, name), selector)
}

function withStates(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selectors = parts(rule.selectorText).filter((one) => shown(one) !== one)
    return selectors.length === 0 ? '' : `${selectors.map(shown).join(',')}{${rule.style.cssText}}`
  }
  if (!(rule instanceof CSSGroupingRule)) return ''
  const inner = [...rule.cssRules].map(withStates).join('')
  if (!inner) return ''
  const opening = rule.cssText.slice(0, rule.cssText.indexOf('{'))
  return `${opening}{${inner}}`
}

/** Repeats the kit's rules for hover, focus and press for the classes `show-hover`, `show-focus` and `show-press`, to look at them side by side. */
export function showStates(): () => void {
  const sheet = new CSSStyleSheet()
  const rules = [...document.styleSheets].flatMap((one) => {
    try {
      return [...one.cssRules]
    } catch {
      return []
    }
  })
  sheet.replaceSync(rules.map(withStates).join('\n'))
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
