import { useState } from 'react';
import { saveFile } from '../battle/save-file.ts';
import type { LoadedGame } from '../games-registry.ts';
import { tn, useT } from '../i18n/index.ts';
import { Choices } from '../ui/choices.tsx';
import type { Draft } from './draft.ts';
import { type AnyPack, calledFor, chosenRules, dropPack, holdsPack, keepPack, ownPacks, readPack, withPack, writePack } from './packs.ts';

interface Props {
  readonly draft: Draft;
  readonly game: LoadedGame;
  readonly onChange: (draft: Draft) => void;
}

/** Optional rules in sets: whole ways to play, what is added to them, what the set-up calls for, and one's own. */
export function PackChoice({ draft, game, onChange }: Props) {
  const t = useT();
  const [own, setOwn] = useState(() => ownPacks(game));
  const whole = game.packs.filter(({ edition }) => edition !== undefined);
  const added: readonly AnyPack[] = [...game.packs.filter(({ edition }) => edition === undefined), ...own];
  const choose = (pack: AnyPack) => onChange(withPack(draft, game, pack));
  const now = whole.find(pack => holdsPack(draft, game, pack));
  return (
    <>
      {whole.length > 1 && (
        <Choices
          label={t('Preset')}
          value={now?.id ?? ''}
          onChange={id => whole.filter(one => one.id === id).forEach(choose)}
          choices={whole.map(({ id, title }) => ({ value: id, label: t(title) }))}
        />
      )}
      {now && <p className="quiet small">{t(now.summary)}</p>}
      {calledFor(draft, game).map(({ pack, by }) => (
        <p key={pack.id} className="setup-called small">
          {t('{unit} comes with rules of its own: {pack}.', { unit: by, pack: t(pack.title) })}{' '}
          <button type="button" className="button small" onClick={() => choose(pack)}>
            {t('Add {pack}', { pack: t(pack.title) })}
          </button>
        </p>
      ))}
      {added.length > 0 && (
        <fieldset className="setup-packs">
          <legend className="label">{t('Rule packs')}</legend>
          {added.map(pack => (
            <label key={pack.id} className="setup-pack" title={pack.own ? undefined : t(pack.summary)}>
              <input type="checkbox" checked={holdsPack(draft, game, pack)} onChange={() => choose(pack)} />
              <span>{pack.own ? pack.title : t(pack.title)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <OwnPacks draft={draft} game={game} own={own} setOwn={setOwn} onChange={onChange} />
    </>
  );
}

interface OwnProps extends Props {
  readonly own: readonly AnyPack[];
  readonly setOwn: (own: readonly AnyPack[]) => void;
}

/** Keeping what is chosen as a pack of one's own, and passing it on by link or file. */
function OwnPacks({ draft, game, own, setOwn, onChange }: OwnProps) {
  const t = useT();
  const [title, setTitle] = useState('');
  const [told, setTold] = useState('');
  const rules = chosenRules(draft, game);
  const name = title.trim();
  const keep = () => {
    setOwn(keepPack(game, { title: name, rules }));
    setTold(t('Saved on this device.'));
  };
  const open = async (file: File | undefined) => {
    const pack = file && readPack(game, await file.text());
    if (!pack) return setTold(t('This file is no pack of this game.'));
    setOwn(keepPack(game, pack));
    onChange(withPack(draft, game, pack));
    setTold(t('{pack} is chosen now.', { pack: pack.title }));
  };
  const link = (pack: Pick<AnyPack, 'title' | 'rules'>) => {
    const url = new URL(location.href);
    url.searchParams.set('pack', writePack(game, pack));
    void navigator.clipboard.writeText(url.href).then(() => setTold(t('The link is copied.')));
  };
  return (
    <details className="setup-always">
      <summary>{t('Packs of your own')}</summary>
      <NameIt
        {...{ title, setTitle, told, count: rules.length, keep, open }}
        link={() => link({ title: name, rules })}
        save={() => saveFile(`${name}.pack.json`, writePack(game, { title: name, rules }))}
      />
      <ul className="stack-tight small">
        {own.map(pack => (
          <li key={pack.id} className="row">
            <span>{pack.title}</span>
            <button type="button" className="button small" onClick={() => link(pack)}>
              {t('Copy a link')}
            </button>
            <button type="button" className="button small" onClick={() => setOwn(dropPack(game, pack))}>
              {t('Delete {pack}', { pack: pack.title })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface NameProps {
  readonly title: string;
  readonly setTitle: (title: string) => void;
  readonly told: string;
  /** How many rules it would have. */
  readonly count: number;
  readonly keep: () => void;
  readonly open: (file: File | undefined) => Promise<void>;
  readonly link: () => void;
  readonly save: () => void;
}

/** What is chosen gets a name, and goes wherever it is to go. */
function NameIt({ title, setTitle, told, count, keep, open, link, save }: NameProps) {
  const t = useT();
  const name = title.trim();
  return (
    <form
      className="setup-own"
      onSubmit={event => {
        event.preventDefault();
        if (name !== '') keep();
      }}
    >
      <p className="quiet small">{tn('{n} optional rule is chosen now.', '{n} optional rules are chosen now.', count)}</p>
      <label className="field">
        <span className="label">{t('Name of the pack')}</span>
        <input className="input" maxLength={40} value={title} onChange={event => setTitle(event.target.value)} />
      </label>
      <div className="row">
        <button type="submit" className="button small" disabled={name === ''}>
          {t('Save as a pack')}
        </button>
        <button type="button" className="button small" disabled={name === ''} onClick={link}>
          {t('Copy a link')}
        </button>
        <button type="button" className="button small" disabled={name === ''} onClick={save}>
          {t('Save to a file')}
        </button>
        <label className="button small">
          {t('Open a file')}
          <input type="file" className="unseen" accept=".json,application/json" onChange={event => void open(event.target.files?.[0])} />
        </label>
      </div>
      <p role="status" className="quiet small">
        {told}
      </p>
    </form>
  );
}
