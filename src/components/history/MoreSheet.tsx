import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Button } from '../ui/controls/Button';
import { ListRow } from '../ui/controls/ListRow';
import { Sheet } from '../ui/overlays/Sheet';
import { Body, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly line: string;
  /** N38: how the dice were made; absent for a game that was not shared. */
  readonly dice?: string | undefined;
  /** Whether it asks for confirmation. */
  readonly asking: boolean;
  readonly onWatch: () => void;
  /** Missing for a game that is not over, or can't be judged. */
  readonly onLookBack?: (() => void) | undefined;
  readonly onShare: () => void;
  readonly onAsk: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** The actions for a game other than watching it. Deleting asks for confirmation in the same place. */
export function MoreSheet(props: Props) {
  const { open, title, line, dice, asking, onWatch, onLookBack, onShare, onAsk, onDelete, onClose } = props;
  const { t } = useLingui();
  if (asking) {
    return (
      <Sheet
        open={open}
        title={t`Delete this game?`}
        onClose={onClose}
        footer={
          <View style={styles.buttons}>
            <Button label={t`Keep it`} onPress={onClose} />
            <Button kind="danger" icon="trash" label={t`Delete`} onPress={onDelete} />
          </View>
        }
      >
        <Body>{title}</Body>
        <Quiet>{line}</Quiet>
        <Body>{t`It will be gone for good and no longer count in the statistics.`}</Body>
      </Sheet>
    );
  }
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <Quiet>{line}</Quiet>
      {dice !== undefined && <Quiet>{dice}</Quiet>}
      <ListRow icon="eye" label={t`Look at it move by move`} onPress={onWatch} />
      {onLookBack && (
        <ListRow
          icon="curve"
          label={t`Look back`}
          line={t`Where the game turned, and what were dice or decisions`}
          onPress={onLookBack}
        />
      )}
      <ListRow
        icon="share"
        label={t`Share`}
        line={t`The record of this game, as a small text`}
        onPress={onShare}
      />
      <ListRow icon="trash" label={t`Delete`} onPress={onAsk} />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.small },
});
