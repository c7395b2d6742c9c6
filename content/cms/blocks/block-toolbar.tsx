/** The buttons on a block: edit, up, down, remove. Keystone's editor has no way to move a block by keyboard. */
import { ActionButton } from '@keystar/ui/button';
import { Flex } from '@keystar/ui/layout';
import { useRef } from 'react';
import type { Editor } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { moveBlock } from './move-block.ts';

interface ToolbarProps {
  onShowEditMode?: () => void;
  onRemove(): void;
}

export function BlockToolbar({ onShowEditMode, onRemove }: ToolbarProps) {
  const editor = useSlateStatic() as Editor & ReactEditor;
  const place = useRef<HTMLDivElement>(null);
  const move = (step: 1 | -1) => {
    const element = place.current?.closest('[data-slate-node="element"]');
    if (!element) return;
    const path = ReactEditor.findPath(editor, ReactEditor.toSlateNode(editor, element));
    moveBlock(editor, path, step);
  };
  return (
    <div ref={place}>
      <Flex gap="regular">
        {onShowEditMode ? <ActionButton onPress={onShowEditMode}>Edit</ActionButton> : null}
        <ActionButton onPress={() => move(-1)}>Move up</ActionButton>
        <ActionButton onPress={() => move(1)}>Move down</ActionButton>
        <ActionButton onPress={onRemove}>Remove</ActionButton>
      </Flex>
    </div>
  );
}
