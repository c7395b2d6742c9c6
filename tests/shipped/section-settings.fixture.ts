/** Compares a section's schema with the values on pages, and names the settings and variants that no page uses. */
import * as v from 'valibot';

type Schema = v.GenericSchema;
type Values = readonly unknown[];

interface Setting {
  readonly schema: Schema;
  readonly values: unknown[];
}

export interface Walk {
  /** Entries that many sections share, by the name to report them under: one page that uses them is enough. */
  readonly shared: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Options that say what a thing is about, not how it looks, and so need no page each. */
  readonly vocabularies: readonly (readonly unknown[])[];
}

/** Gathers the values on pages, section by section; `missing` then has a line for each thing that no page uses. */
export class SettingsInUse {
  readonly #walk: Walk;
  readonly #settings = new Map<string, Setting>();
  readonly #objects = new Map<v.ObjectEntries, string>();

  constructor(walk: Walk) {
    this.#walk = walk;
  }

  /** @param values the pages' values at this place, as an editor wrote them */
  add(schema: Schema, values: Values, path: string): void {
    const said = values.filter((value) => value !== undefined && value !== null);
    if (isOf(schema, 'optional') || isOf(schema, 'nullable')) {
      this.add(schema.wrapped, said, path);
    } else if (isOf(schema, 'array')) {
      const items = said.flatMap((value) => (Array.isArray(value) ? value : []));
      this.add(schema.item, items, path);
    } else if (isOf(schema, 'variant')) {
      for (const option of schema.options) this.#addVariant(option, schema.key, said, path);
    } else if (isOf(schema, 'object')) {
      this.#addObject(schema.entries, said, path);
    }
  }

  #addVariant(option: Schema, key: string, values: Values, path: string): void {
    if (!isOf(option, 'object')) return;
    const { literal } = option.entries[key] as v.LiteralSchema<string, undefined>;
    const chosen = values.filter((value) => fieldOf(value, key) === literal);
    this.#note(`${path}.${key} ${literal}`, v.optional(v.unknown()), chosen);
    this.add(option, chosen, `${path} ${literal}`);
  }

  #addObject(entries: v.ObjectEntries, values: Values, path: string): void {
    // An object that several places share, such as a picture, counts once.
    const name = this.#objects.get(entries) ?? path;
    this.#objects.set(entries, name);
    for (const [key, entry] of Object.entries(entries)) {
      const group = Object.entries(this.#walk.shared).find(([, fields]) => fields[key] === entry);
      const place = `${group ? group[0] : name}.${key}`;
      const found = values.map((value) => fieldOf(value, key));
      this.#note(place, entry as Schema, found);
      this.add(entry as Schema, found, place);
    }
  }

  #note(name: string, schema: Schema, values: Values): void {
    const setting = this.#settings.get(name) ?? { schema, values: [] };
    setting.values.push(...values);
    this.#settings.set(name, setting);
  }

  get missing(): string[] {
    return [...this.#settings].flatMap(([name, { schema, values }]) => {
      const standard = isOf(schema, 'optional') ? JSON.stringify(schema.default) : undefined;
      const said = new Set(values.map((value) => JSON.stringify(value) ?? standard));
      const options = this.#optionsOf(schema);
      if (options) {
        return options
          .filter((one) => !said.has(JSON.stringify(one)))
          .map((one) => `${name} ${one}`);
      }
      const used = [...said].some((one) => one !== undefined && one !== standard);
      return isOf(schema, 'optional') && !used ? [name] : [];
    });
  }

  /** The options of a choice between looks; undefined for everything else. */
  #optionsOf(schema: Schema): readonly unknown[] | undefined {
    const inner = isOf(schema, 'optional') ? (schema.wrapped as Schema) : schema;
    if (!isOf(inner, 'picklist')) return undefined;
    const { options } = inner;
    const isWord = this.#walk.vocabularies.some((all) => options.every((one) => all.includes(one)));
    return isWord ? undefined : options;
  }
}

interface Kinds {
  readonly optional: { readonly wrapped: Schema; readonly default?: unknown };
  readonly nullable: { readonly wrapped: Schema };
  readonly array: { readonly item: Schema };
  readonly variant: { readonly key: string; readonly options: readonly Schema[] };
  readonly object: { readonly entries: v.ObjectEntries };
  readonly picklist: { readonly options: readonly unknown[] };
}

/** A pipe has the type and the fields of the schema it begins with. */
function isOf<Kind extends keyof Kinds>(
  schema: Schema,
  kind: Kind,
): schema is Schema & Kinds[Kind] {
  return schema.type === kind;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
