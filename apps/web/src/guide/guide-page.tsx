import './guide.css';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useLanguage, useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type Block, blocksOf, type Inline } from './markdown.ts';
import { CONTENTS, guidePage } from './pages.ts';

const route = getRouteApi('/frame/guide/$page');

/** The list of the pages of the guide. */
export const GuideContents = () => <Opened page={CONTENTS} />;

/** One page of the guide. */
export function GuidePage() {
  const { page } = route.useParams();
  return <Opened page={page} />;
}

function Opened({ page }: { readonly page: string }) {
  const t = useT();
  const language = useLanguage();
  const loaded = useLoaded(() => guidePage(page, language), [page, language]);
  if (loaded.state === 'waiting') return <Waiting />;
  const text = loaded.state === 'ready' ? loaded.value : undefined;
  const [first, ...blocks] = blocksOf(text ?? '');
  const title = first?.kind === 'heading' ? plain(first.line) : t('There is no such page in the guide');
  return (
    <Page title={title} narrow>
      <article className="guide stack">
        {blocks.map((block, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page does not change while it is read
          <BlockView key={i} block={block} />
        ))}
        {page !== CONTENTS && (
          <p>
            <Link to="/guide">{t('All pages of the guide')}</Link>
          </p>
        )}
      </article>
    </Page>
  );
}

const plain = (line: readonly Inline[]): string => line.map(({ text }) => text).join('');

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{plain(block.line)}</h2>;
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page does not change while it is read
        <li key={i}>
          <Line line={line} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table rows={block.rows} />;
  }
}

function Table({ rows: [head = [], ...rows] }: Pick<Extract<Block, { kind: 'table' }>, 'rows'>) {
  return (
    <table>
      <thead>
        <tr>
          {head.map(cell => (
            <th key={plain(cell)}>{plain(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.map(plain).join('|')}>
            {row.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={i}>
                <Line line={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Line = ({ line }: { readonly line: readonly Inline[] }) =>
  line.map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page does not change while it is read
    <Piece key={i} piece={piece} />
  ));

function Piece({ piece }: { readonly piece: Inline }) {
  switch (piece.kind) {
    case 'strong':
      return <strong>{piece.text}</strong>;
    case 'em':
      return <em>{piece.text}</em>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      // Formats and the like are not part of the app; their place is.
      return piece.to.startsWith('../') ? (
        <code>{piece.to.replace('../', 'docs/')}</code>
      ) : (
        <Link to="/guide/$page" params={{ page: piece.to.replace(/\.md$/, '') }}>
          {piece.text}
        </Link>
      );
    default:
      return piece.text;
  }
}
